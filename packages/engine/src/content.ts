export { type CardEntry, type CharacterEntry, type ContentEntry, content, type RoleEntry } from './bang/content.ts'
