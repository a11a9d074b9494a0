export { drawStory, escaped, HEIGHT, ICONS, type Icons, WIDTH } from './draw.ts'
export { type Finished, type StoryPicture, storyPicture } from './story.ts'
