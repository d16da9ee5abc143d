/** The programs that people call by name. */
type Program = 'start' | 'backup' | 'restore' | 'drill' | 'doctor' | 'admin' | 'model'

export const isInstalled = () => Boolean(process.env.HOOKLINE_PACKAGE)

/** How a person enters a command: the installed one, or in a clone a script of npm. */
export function call(program: Program, words = ''): string {
  if (isInstalled()) return `hookline ${program}${words && ` ${words}`}`
  const script = program === 'start' ? 'npm start' : `npm run ${program}`
  return `${script}${words && ` -- ${words}`}`
}
