import { contract } from './contract.ts'
import { folder, opened } from './samples.ts'

contract({ place: folder, opened })
