import fs from 'node:fs'
import path from 'node:path'

/** The user as whom root runs the database server. */
export interface User {
  uid: number
  gid: number
}

// Below the automatic ids for people and services, above those of packages.
const firstFree = 46_655

/** The owner of the data or of DATA_DIR, or the user called hookline, or else an id that no other program has. */
export function serverUser(home: string, dataDir: string): User {
  const owner = [home, dataDir].map((dir) => fs.statSync(dir)).find(({ uid }) => uid !== 0)
  if (owner) return { uid: owner.uid, gid: owner.gid }
  const users = entries('/etc/passwd')
  const hookline = users.find(([name]) => name === 'hookline')
  if (hookline) return { uid: Number(hookline[2]), gid: Number(hookline[3]) }
  const taken = new Set([...users, ...entries('/etc/group')].map(([, , id]) => Number(id)))
  let id = firstFree
  while (taken.has(id)) id++
  return { uid: id, gid: id }
}

/** Unlike the server, initdb needs a user with a name. Its files are handed over afterwards. */
export function namedUser(user: User): User {
  const users = entries('/etc/passwd')
  if (users.some(([, , uid]) => Number(uid) === user.uid)) return user
  const nobody = users.find(([name]) => name === 'nobody')
  return nobody ? { uid: Number(nobody[2]), gid: Number(nobody[3]) } : user
}

function entries(file: string) {
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
}

export function giveTo({ uid, gid }: User, dir: string) {
  eachEntry(dir, (entry) => fs.lchownSync(entry, uid, gid))
}

/** The directory and everything in it. Links are listed, never followed. */
function eachEntry(dir: string, visit: (entry: string) => void) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const name = path.join(dir, entry.name)
    if (entry.isDirectory()) eachEntry(name, visit)
    else visit(name)
  }
  visit(dir)
}

export function canReach(target: string, user: User) {
  for (let step = fs.realpathSync(target); ; step = path.dirname(step)) {
    const { uid, gid, mode } = fs.statSync(step)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (!((mode >> shift) & 1)) return false
    if (step === path.dirname(step)) return true
  }
}
