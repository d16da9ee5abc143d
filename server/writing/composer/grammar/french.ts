import { subjectsIn } from '../heads.ts'
import { linesOf } from '../phrases.ts'
import type { AskedFirst } from '../recipes.ts'
import { type Subject, told } from '../subject.ts'
import type { Grammar } from './grammar.ts'
import { isKnownName } from './names.ts'

const space = '\u00A0'

/** A topic fits after "sur" and "de": a noun with its article, or "la façon de" with an infinitive. */
export const french: Grammar = {
  order:
    /^(?:s['’]il (?:te|vous) plaît,?\s+)?(?:écris|écrivez|écrire|rédige|rédigez|rédiger|crée|créez|créer|génère|générez|fais|faites)(?:-moi)?\s+(?:un\s+|une\s+)?(?:court\s+|petit\s+)?(?:post|texte|article|publication)\s+(?:sur|à propos de|de)\s+/i,
  quoted: (text) => `«${space}${text.replace(/["“”«»]/g, '').trim()}${space}»`,
  single,
  asked: (question) => {
    const spaced = question.replace(/(?:(?<!\s)\s+)?\?/, `${space}?`)
    return {
      facts: [],
      question: spaced,
      title: `Une question qui mérite qu’on s’y arrête${space}: ${lowerFirst(spaced)}`,
    }
  },
  colon: `${space}:`,
  exclaimed: (sentence) => `${sentence}${space}!`,
  newStart: /,? (?:et|mais|donc) (?=(?:je|nous|vous|ils?|elles?|on|cela|ça|le|la|les|notre|mon|ma|personne|chacun)\s)/g,
  halfOpen: /^(?:si|quand|lorsque|bien que|parce que|comme|pendant que|puisque)\b/i,
  and: /^et /,
  comma: ', et ',
  remark: /,? (?:parce que|bien que|puisque|alors que|car)\s|, (?:qui|ce qui|dont)\s/g,
  happened:
    /(?<!\p{L})(?:(?:j['’])?(?:ai|as|a|avons|avez|ont|suis|est|sommes|êtes|sont|fut|furent)\s(?:\p{L}+\s){0,2}?(?:\p{L}{2,}(?:é|ée|és|ées|i|ie|is|u|ue|us|ues|ert|erte|aint)|fait|dit|mis|pris|écrit|mort|été|eu|vu|lu|dû|pu|su|tenu)|(?:n['’])?(?:avait|avaient|était|étaient|étions|avions|étais|avais)|fallait|j['’](?:étais|avais))(?!\p{L})/iu,
  happenedToUs: /(?<!\p{L})[jm]['’]\p{L}/iu,
  toCome:
    /(?<!\p{L})(?:\p{L}{2,}(?:era|eront|erons|ira|iront|dra|dront|ura|uront)|va|vont|allons|prochaine?s?|en 20\d\d|d['’]ici)(?!\p{L})/iu,
  isOrder: (sentence) =>
    /^(?:ne\s+\p{L}+(?:ez|ons)|n['’]\p{L}+(?:ez|ons)|arrête[zs]?|arrêtons|cesse[zs]?|cessons|évite[zs]?|évitons|osez|faites|faisons|laissez|laissons)(?!\p{L})/iu.test(
      sentence,
    ),
  isWhole: (sentence) => {
    const main = sentence.replace(/(?<![.!…])[.!…]+$/, '').split(/[,;:]/)[0]!
    return main.includes(' ') && says(main.split(' '))
  },
  isAsked: (question, kind) => kinds[kind].test(question),
  joined(before, topic, isAgain) {
    if (isAgain && /\ble sujet(?:\s:)? $/i.test(before))
      return before.replace(/le sujet(?:\s:)? $/i, (found) => (found.startsWith('L') ? 'Ce sujet' : 'ce sujet'))
    if (isAgain && /\bau sujet de $/i.test(before))
      return before.replace(/au sujet de $/i, (found) => (found.startsWith('A') ? 'À ce sujet' : 'à ce sujet'))
    const [, start = '', preposition = ''] = /^(.*?)\b(de|à) $/is.exec(before) ?? []
    if (!preposition) return before + topic
    if (topic.startsWith('le '))
      return `${start}${preposition.toLowerCase() === 'de' ? cased(preposition, 'du') : cased(preposition, 'au')} ${topic.slice(3)}`
    if (topic.startsWith('les '))
      return `${start}${preposition.toLowerCase() === 'de' ? cased(preposition, 'des') : cased(preposition, 'aux')} ${topic.slice(4)}`
    return preposition.toLowerCase() === 'de' && opensWithVowel(topic)
      ? `${start}${preposition.charAt(0)}’${topic}`
      : before + topic
  },
}

const cased = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text
const opensWithVowel = (text: string) =>
  /^[aàâeéèêiîoôuùûœ]|^h(?!andicap|asard|aut|éros|iérarch|onte|ors|uit|all)/i.test(text)

const kinds: Record<AskedFirst, RegExp> = {
  'any question': /./,
  'what if': /^et si\b/i,
  'yes or no':
    /^(?:est-ce que|est-ce qu['’]|faut-il|peut-on|doit-on|devrait-on|avez-vous|êtes-vous|pouvez-vous|\p{L}+-(?:il|elle|on|vous|tu|nous|ils|elles)\b|les?\b|la\b|un\b|une\b|vos\b|votre\b)/iu,
}

const determiner =
  /^(?:le|la|les|un|une|des|du|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|son|sa|ses|leur|leurs|ce|cet|cette|ces|chaque|tout|toute|tous|toutes|quelques|plusieurs)$|^[ld]['’]/i
const infinitive = /^(?:ne pas\s+|mieux\s+|bien\s+)?(?:se\s+|s['’])?\p{L}{2,}(?:er|ir|re|oir)$/iu
const nounsThatLook =
  /^(?:premier|dernier|entier|métier|chantier|papier|fichier|dossier|atelier|calendrier|courrier|quartier|cahier|levier|hier|leader|manager|freelancer|avenir|plaisir|loisir|désir|souvenir|soupir|cadre|titre|lettre|chiffre|livre|ordre|nombre|offre|rencontre|centre|membre|autre|notre|votre|maître|théâtre|filtre|genre|culture|lecture|structure|facture|mesure|procédure|écriture|ouverture|nature|future|histoire|mémoire|victoire|territoire|pouvoir|devoir|savoir|espoir|soir|miroir|couloir|tiroir|rire|salaire|affaire|honoraire|partenaire|horaire|formulaire|commentaire|questionnaire|anniversaire|séminaire|stagiaire|prestataire|carrière|manière|matière|frontière|matin|computer|pitcher|newsletter|reporter|charter|poster|flyer|burger|starter|dealer|designer)$/i
const verb =
  /^(?:est|sont|suis|sommes|êtes|était|étaient|étais|fut|sera|seront|serait|a|ai|as|avons|avez|ont|avait|avaient|avais|aura|aurait|fait|font|fais|faisons|faisait|peut|peuvent|peux|pouvons|pourrait|doit|doivent|dois|devons|devrait|veut|veulent|veux|voulons|sait|savent|sais|savons|va|vont|vais|allons|dit|disent|dis|croit|crois|croient|faut|vaut|lit|lisent|prend|prennent|perd|perdent|coûte|coûtent|manque|manquent|marche|marchent|change|changent|aide|aident|oublie|oublient|ignore|ignorent|reste|restent|arrive|arrivent|travaille|travaillent|mérite|méritent|compte|comptent|semble|semblent|devient|deviennent|tient|tiennent|vient|viennent|sert|servent|suffit|suffisent|permet|permettent)$/i
const pronoun = /^(?:je|j['’]\p{L}+|nous|vous|ils?|elles?|on|tu|c['’]est|ça|personne|n['’]\p{L}+|ne|qu['’]\p{L}+)$/iu
const opensClause = /^(?:pourquoi|quand|où|qui|que|quel|quelle|quels|quelles|combien|si|parce que|ce que|ce qui)\b/i

const says = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      at < words.length - 1 &&
      (pronoun.test(word) ||
        (at > 0 && verb.test(word) && !/^(?:le|la|les|un|une|de|d['’]|du|des|en|au|aux|et|à)$/i.test(words[at - 1]!))),
  )

function single(bare: string, text: string): Subject {
  const words = bare.split(' ')
  const how = /^comment\s+(?=(?:ne pas\s+|mieux\s+|bien\s+)?(?:se\s+|s['’])?\p{L}{2,}(?:er|ir|re|oir)\b)/iu
  if (how.test(bare) && bare.length <= 60) return { facts: [], topic: wayOf(bare.replace(how, '')) }
  if (infinitive.test(words[0]!) && !nounsThatLook.test(words[0]!) && words.length > 1 && bare.length <= 60)
    return { facts: [], topic: wayOf(bare) }
  if (/^(?:pourquoi|comment)\s/i.test(bare) && bare.length <= 60 && !/[,;:]/.test(bare))
    return { facts: [], topic: `la question de savoir ${lowerFirst(bare)}` }
  if (says(words) || opensClause.test(bare) || words.length > 8 || (/[.!]$/.test(text.trim()) && words.length > 3))
    return told([text])
  return { facts: [], topic: nounPhrase(bare) ?? french.quoted(bare) }
}

const wayOf = (activity: string) => {
  const lower = lowerFirst(activity)
  return opensWithVowel(lower) ? `la façon d’${lower}` : `la façon de ${lower}`
}

/** Puts the article in front where the noun's ending tells its gender; undefined where it does not. */
function nounPhrase(text: string): string | undefined {
  const words = text.split(' ')
  const first = words[0]!
  if (determiner.test(first)) return /^(?:un|une|des|du)$/i.test(first) ? undefined : lowerFirst(text)
  if (
    /^\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    (words.length > 1 && words.every((word) => /^\p{Lu}|^\p{L}{1,3}$/u.test(word)))
  )
    return /^\p{Lu}/u.test(first) && words.length <= 4 ? text : undefined
  if (!/^[\p{L}-]+$/u.test(first)) return undefined
  const noun = first.toLowerCase()
  if (isKnownName(first) || (/^\p{Lu}/u.test(first) && words.length === 1 && !isNoun(noun))) return text
  const rest = text.slice(first.length)
  const isPlural =
    /[sx]$/.test(noun) &&
    noun.length > 3 &&
    !/(?:ss|us|ours|cas|temps|corps|prix|choix|mois|fois|voix|succès|progrès|accès|process|business|bras|repas|pas)$/.test(
      noun,
    )
  if (isPlural) return `les ${noun}${rest}`
  if (opensWithVowel(noun)) return `l’${noun}${rest}`
  const gender = genderOf(noun)
  return gender && `${gender} ${noun}${rest}`
}

/** A single word with a capital may be a name; these are known to be none. */
const isNoun = (noun: string) =>
  /(?:tion|tions|sion|sions|ment|ments|age|ages|ité|ités|ence|ences|ance|ances|isme|eur|eurs|ure|ures|esse)$/.test(
    noun,
  ) || linesOf(subjectsIn('french'), 'nouns').includes(noun)

function genderOf(noun: string): 'le' | 'la' | undefined {
  if (
    /^(?:fin|main|maison|façon|leçon|raison|saison|loi|foi|fois|voix|paix|mort|part|nuit|vie|peur|valeur|chaleur|rigueur|rumeur|faveur|sueur|couleur|fleur|douleur|longueur|grandeur|mer|cour|croix|faim|soif|dot|boss|data|start-up|startup|newsletter|deadline|roadmap|task|force|charge|vente|méthode|marque|norme|forme|plateforme|réforme|tâche|démarche|recherche|demande|commande|posture|page|image|plage|cage|rage|crise|clé|liste|route|règle|gamme|file|pile|salle|ville|famille|feuille|veille|bataille|taille|base|phrase|phase|cause|pause|prise|reprise|surprise|réponse|dépense|réserve|preuve|rencontre|lettre|offre|carte|perte|porte|sorte|piste|visite|suite|fuite|conduite|note|côte|faute|relation|ressource|semaine|personne|machine|cuisine|mine|zone|peine|chaîne|mode|période|solitude|fatigue|langue|pratique|critique|politique|technique|musique|logique|éthique|boutique|rubrique|clinique|culture|montre|rentrée|journée|soirée|durée|pensée|idée|entrée|année|donnée|réunion|gestion|question|bande|viande|légende|parole|école|bouche|couche|touche|approche|hausse|baisse|presse|promesse|vitesse|messe)$/.test(
      noun,
    )
  )
    return 'la'
  if (
    /^(?:problème|système|thème|poème|groupe|projet|télétravail|travail|silence|service|commerce|exercice|bénéfice|prix|monde|mode|livre|titre|cadre|chiffre|nombre|centre|filtre|genre|membre|ministre|maître|salaire|commentaire|questionnaire|formulaire|séminaire|partenaire|stagiaire|prestataire|principe|type|rythme|calme|charme|terme|programme|diplôme|domaine|modèle|contrôle|rôle|symbole|code|doute|compte|conte|texte|contexte|prétexte|poste|reste|geste|texte|site|mérite|risque|manque|masque|disque|marketing|management|recrutement|changement|podcast|feedback|blog|post|site|web|brief|burn-out|burnout|coaching|leadership|networking|onboarding|reporting|pitch|sprint|budget|client|produit|contrat|métier|bureau|courage|partage|langage|message|passage|voyage|stage|dialogue|catalogue|collègue|collaborateur|directeur|vendeur|bonheur|malheur|cœur|secteur|moteur|facteur|compteur|lecteur|chef|patron|congé|marché|café|comité|côté|degré|congrès|jour|retour|cours|discours|parcours|concours|temps|corps|cas|succès|progrès|choix|mot|lien|soutien|entretien|quotidien|besoin|coin|soin|point|fond|front|nom|don|ton|pardon|pont|mont|son|salon|crayon|rayon|camion|avion|million)$/.test(
      noun,
    )
  )
    return 'le'
  if (
    /(?:tion|sion|xion|gion|té|ence|ance|ure|ie|esse|ette|ude|ise|ade|ille|elle|enne|ée|eine|aine|ique|euse|trice|ère|ière)$/.test(
      noun,
    )
  )
    return 'la'
  if (
    /(?:ment|age|eau|isme|eur|oir|et|ing|al|el|il|ail|eil|euil|ier|er|ard|ent|ant|at|it|ot|ut|on|in|ain|ien|ou|u|o|i|ck|st|sh|ip|up|am|um)$/.test(
      noun,
    )
  )
    return 'le'
  return undefined
}

const lowerFirst = (text: string) => (/^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
