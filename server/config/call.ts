/** The programs that people call by name. */
type Program = 'start' | 'backup' | 'restore' | 'doctor' | 'admin' | 'model'

/** How a person enters a command: the installed one, or in a clone a script of npm. */
export function call(program: Program, words = ''): string {
  if (process.env.HOOKLINE_PACKAGE) return `hookline ${program}${words && ` ${words}`}`
  const script = program === 'start' ? 'npm start' : `npm run ${program}`
  return `${script}${words && ` -- ${words}`}`
}
