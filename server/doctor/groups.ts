import type pg from 'pg'
import { overageName } from '../accounts/groups.ts'
import { call } from '../config/call.ts'
import type { Config } from '../config/config.ts'
import { type Finding, ok, toDo } from './finding.ts'

/** Whether what OIDC_ROLES says can be done, as far as the database shows it. */
export async function examineGroups(client: pg.Client, { groups: { claim, roles } }: Config): Promise<Finding[]> {
  if (roles.length === 0) return []
  const { rows: there } = await client.query("select to_regclass('public.workspaces') is not null as yes")
  if (!there[0]?.yes) return []
  const about = 'Groups'
  const named = [...new Set(roles.map(({ workspaceId }) => workspaceId))]
  const { rows } = await client.query<{ id: string }>('select id from workspaces where id = any($1)', [named])
  const findings = named
    .filter((id) => rows.every((row) => row.id !== id))
    .map((id) =>
      toDo(
        about,
        `OIDC_ROLES names the workspace ${id}, which does not exist. ${call('admin', 'workspaces')} lists them.`,
      ),
    )
  const { rows: noted } = await client.query<{ value: string }>('select value from settings where name = $1', [
    overageName,
  ])
  const last = noted[0]?.value
  if (last && Date.now() - Date.parse(last) < noticedMs)
    findings.push(
      toDo(
        about,
        `On ${last.slice(0, 10)} the provider sent a link in place of “${claim}”, because somebody is in too many groups, so their memberships did not change. Make it send only the groups assigned to this application.`,
      ),
    )
  return findings.length > 0
    ? findings
    : [ok(about, `${roles.length} ${roles.length === 1 ? 'has a role' : 'have roles'}`)]
}

const noticedMs = 30 * 86_400_000
