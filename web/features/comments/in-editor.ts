// What the editor shows of comments as soon as a post is there: one file to load instead of three.
export { CommentedWords } from './commented-words.tsx'
export { CommentsButton } from './comments-button.tsx'
export { Together } from './together.tsx'
