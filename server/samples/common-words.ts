/** Words of four letters and more that everybody uses, so they say nothing about how someone writes. */
export const commonWords: ReadonlySet<string> = new Set(
  `about after again also always another around away back because been before being below between both came
  come could does doing done down each even ever every everyone everything find first from gets give going good have
  having here into itself just keep know last less like long made make many maybe mean more most much must need never
  next nobody nothing once only other others over people really said same says should since some someone something
  still such take than that their them then there these they thing things think this those through time today under
  until very want well went were what when where which while will with without work would year years your yours
  aber alle alles also andere auch auf beim bereits bist dann dass dein denn dich dies diese diesen dieser doch durch
  eine einem einen einer eines etwas euch für gibt habe haben hast hatte hier ihre immer jetzt jede jeden jeder kann
  kein keine können machen mehr mein meine mich muss nach nicht nichts noch oder ohne schon sehr sein seine sich sind
  über unser unsere unter viel viele vielleicht wann warum weil wenn werden wieder wird wurde zwischen
  ainsi alors après aussi autre autres avant avec avoir beaucoup bien cela celle celui cette chaque chez comme comment
  contre dans depuis donc elle elles encore entre être faire fait fois leur leurs mais même moins notre nous parce pour
  pourquoi quand quel quelle quelque rien sans sera sont sous suis sur temps toujours tous tout toute toutes très votre
  vous
  ahora algo algunos antes aquel aquí así aunque bien cada casi como contra cosa cosas cual cuando cuándo desde después
  donde durante ella ellas ellos entonces entre era eran esta está están este esto estos hace hacer hacia hasta hemos
  luego menos mientras mucho muchos nada nadie ningún nosotros nuestra nuestro otra otras otro otros para pero poco
  porque puede pueden quien quién según siempre sido sobre solo somos sólo también tanto tener tenía tiene tienen toda
  todas todo todos tras unas unos usted veces`.split(/\s+/),
)
