import type { WishesByRole } from './reading.ts'

/** What each role wants of the others as long as nothing is special: the Renegade needs the Sheriff alive until the end. */
export const WISHES: WishesByRole = {
  sheriff: { sheriff: 0, deputy: -60, outlaw: 70, renegade: 45 },
  deputy: { sheriff: -100, deputy: -60, outlaw: 70, renegade: 45 },
  outlaw: { sheriff: 100, deputy: 55, outlaw: -60, renegade: 25 },
  renegade: { sheriff: -10, deputy: 35, outlaw: 50, renegade: 40 },
}
