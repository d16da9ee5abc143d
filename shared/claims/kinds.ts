import { setOf, stemOf } from './tokens.ts'

const stemsIn = (words: string): ReadonlySet<string> => new Set([...setOf(words)].map(stemOf))

/** Whoever it is, they are people. */
const anyone = stemsIn(`
  people person persons human humans man men woman women folks individuals
  persona personas gente hombres mujeres individuos
  personne personnes gens hommes femmes individus
  person personen leute menschen männer frauen köpfe`)

/** Words for the same things, in all languages. */
const alike = [
  `customer customers client clients buyer buyers account accounts user users subscriber subscribers
   cliente clientes usuario usuarios comprador cuenta cuentas suscriptor
   client clients clientes utilisateur utilisateurs acheteur compte comptes abonné abonnés
   kunde kunden kundin kundinnen nutzer nutzerinnen anwender käufer konto konten abonnenten auftraggeber`,
  `employee employees colleague colleagues teammate teammates staff worker workers hire hires developer developers engineer engineers member members
   empleado empleados compañero compañeros trabajador trabajadores colega colegas desarrollador ingeniero ingenieros miembro miembros
   salarié salariés collègue collègues employé employés collaborateur collaborateurs développeur ingénieur ingénieurs membre membres
   mitarbeiter mitarbeiterin mitarbeiterinnen mitarbeitende kollege kollegen kollegin kolleginnen angestellte beschäftigte entwickler ingenieur ingenieure mitglied mitglieder`,
  `company companies firm firms business businesses startup startups organisation organization
   empresa empresas compañía compañías firma negocio negocios
   entreprise entreprises société sociétés boîte boîtes
   firma firmen unternehmen betrieb betriebe`,
  `meeting meetings call calls appointment appointments conversation conversations interview interviews talk talks
   reunión reuniones llamada llamadas cita citas conversación conversaciones entrevista entrevistas charla charlas
   réunion réunions appel appels entretien entretiens conversation conversations rendez discussion discussions échange échanges
   meeting meetings termin termine besprechung besprechungen gespräch gespräche anruf anrufe telefonat telefonate interview interviews`,
  `applicant applicants candidate candidates application applications
   candidato candidatos candidata candidatas aspirante aspirantes solicitud solicitudes candidatura candidaturas
   candidat candidats candidature candidatures
   bewerber bewerberin bewerberinnen bewerbung bewerbungen kandidat kandidaten`,
  `post posts article articles text texts page pages document documents
   publicación publicaciones artículo artículos texto textos página páginas documento documentos
   publication publications article articles texte textes page pages
   beitrag beiträge artikel text texte seite seiten dokument dokumente`,
  `picture pictures photo photos photograph photographs image images frame frames shot shots
   foto fotos fotografía fotografías imagen imágenes photo photos image images cliché clichés
   foto fotos bild bilder aufnahme aufnahmen`,
  `message messages email emails mail mails reply replies answer answers response responses letter letters
   mensaje mensajes correo correos respuesta respuestas carta cartas
   message messages courriel courriels mail mails réponse réponses lettre lettres
   nachricht nachrichten mail mails antwort antworten brief briefe rückmeldung rückmeldungen`,
  `time times attempt attempts try tries round rounds
   vez veces intento intentos ronda rondas
   fois essai essais tentative tentatives tour tours
   mal versuch versuche runde runden anlauf anläufe`,
].map(stemsIn)

/** Are two counted things surely different ones? */
export const areOthers = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  one !== other &&
  !anyone.has(one) &&
  !anyone.has(other) &&
  !alike.some((group) => group.has(one) && group.has(other))
