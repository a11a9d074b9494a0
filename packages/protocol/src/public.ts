/** What this package promises to those who install it: all that a client of a server needs. The workspace imports `index.ts`, which has more. */
export { changedTable } from './changes.ts'
export { ClientMessage, type ClientWriting } from './client.ts'
export { askedOf, engineAnswer, optionOf, wireAnswer, wireQuestion } from './codec.ts'
export { ERROR_CODES, type ErrorCode } from './errors.ts'
export { MAX_MESSAGE_BYTES, MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES, MAX_REASONS, PHRASES, PROTOCOL_VERSION } from './plain.ts'
export { ServerMessage } from './server.ts'
export { Clocks, TableSettings, WishedSettings } from './settings.ts'
export {
  ChatLine,
  ClockView,
  GameState,
  GameStep,
  PersonView,
  TableChange,
  TableSeat,
  TableStatus,
  TableSummary,
  TableView,
} from './table.ts'
export { Answer, EventView, FieldView, OptionView, QuestionView, ReasonView } from './wire.ts'
export { type Facts, sayError } from './words/index.ts'
