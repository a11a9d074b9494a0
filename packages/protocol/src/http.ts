import { z } from 'zod'
import { PersonId, Shown, Written } from './common.ts'
import { Profile } from './company.ts'
import { FriendView, MoveView, PersonView, TableSummary } from './table.ts'

export const PersonName = z.string().trim().min(2).max(24)
export const Password = z.string().min(10).max(200)

/** Bodies and answers of the HTTP interface, by route. */
export const GuestBody = z.strictObject({ name: PersonName.optional() })
export const RenameBody = z.strictObject({ name: PersonName })
export const AccountBody = z.strictObject({ name: PersonName, password: Password })
export const LoginBody = z.strictObject({ name: Written.max(60), password: z.string().max(200) })
export const RecoverBody = z.strictObject({ name: Written.max(60), code: z.string().max(60), password: Password })
export const PasswordBody = z.strictObject({ old: z.string().max(200), new: Password })
/** An account is deleted by its password; a guest has none. */
export const DeleteBody = z.strictObject({ password: z.string().max(200).optional() })
export const TokenBody = z.strictObject({ label: Written.trim().min(1).max(40) })

export const Me = z.strictObject({ you: PersonView })
/** The code is shown once. */
export const NewAccount = z.strictObject({ you: PersonView, recoveryCode: z.string() })
export const TokenView = z.strictObject({ id: z.string(), label: z.string(), createdAt: z.int(), usedAt: z.int().nullable() })
/** The token itself is shown once. */
export const NewToken = TokenView.extend({ token: z.string() })
export const TokenList = z.strictObject({ tokens: z.array(TokenView) })
/** `next`: where the next page begins (`?from=`); nothing: this is the last one. */
export const TableList = z.strictObject({ tables: z.array(TableSummary), next: z.int().nullable() })
export const FollowBody = z.strictObject({ name: Written.trim().min(1).max(60) })
export const ShownBody = z.strictObject({ shown: Shown })
/** `met`: people of my last games whom I could follow. */
export const FriendsView = z.strictObject({
  shown: Shown,
  friends: z.array(FriendView),
  blocked: z.array(PersonView),
  met: z.array(PersonView),
})
/** Tables by post that wait for me, the most urgent first. */
export const MoveList = z.strictObject({ moves: z.array(MoveView) })
export const PastGame = z.strictObject({
  game: z.string(),
  kind: z.string(),
  seat: z.int(),
  players: z.int(),
  startedAt: z.int(),
  endedAt: z.int().nullable(),
  won: z.boolean().nullable(),
})
/** The newest first. `next`: where the next page begins (`?from=`); nothing: this is the last one. */
export const History = z.strictObject({ games: z.array(PastGame), next: z.int().nullable() })
export const MyData = z.strictObject({
  person: PersonView.extend({ createdAt: z.int(), seenAt: z.int() }),
  tokens: z.array(TokenView),
  muted: z.array(PersonId),
  follows: z.array(PersonId),
  blocked: z.array(PersonId),
  shown: Shown,
  games: z.array(PastGame),
  chat: z.array(z.strictObject({ at: z.int(), text: z.string() })),
  /** The page of one's own: ratings, games, wins, stamps. */
  profile: Profile,
  /** Pauses and what moderators decided; `left`: rated games left, as far as they are not forgiven. */
  standing: z.strictObject({
    left: z.int(),
    pausedUntil: z.int(),
    mutedUntil: z.int(),
    unratedUntil: z.int(),
    warning: z.string().nullable(),
    otherAccounts: z.int(),
  }),
  /** Those I made. */
  reports: z.array(z.strictObject({ at: z.int(), about: PersonId, reason: z.string(), text: z.string() })),
})
