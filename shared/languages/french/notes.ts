import type { NoteWords } from '../writing.ts'

export const frenchNotes: NoteWords = {
  joins: 'et|mais|donc|alors',
  orders:
    "imagine|présente|raconte-le|taille|gardez?|garder|fais|faire|écris|dis|nommez?|nommer|citez?|citer|mentionnez?|mentionner|mets|mettre|laissez?|enlevez?|enlève|retirez?|retire|utilisez?|utilise|évitez?|évite|éviter|restez?|reste|sois|soyez|commencez?|commence|terminez?|termine|finis|ajoutez?|ajoute|changez?|change|coupe|vérifiez?|vérifie|vérifier|raconte|montre|prends|tourne|arrangez?|corrigez?|corrige|insistez?|insiste|attention|coucou|bonjour|salut|hello|oubliez?|oublie|choisis|précisez?|précise|résume|évidemment|mieux vaut|ne|n['’]|pardon|désolée?|excuse(?:z)?|essaie|essaye|essayez|tâche|tente|pense à|glisse|cale|case|relis|relisez|bjr|rebonjour|refais|brouille|trouve",
  hides:
    "nda|confidentiel\\p{L}*|secret|secrète|anonym\\p{L}*|privée?s?|embargo|entre nous|sensible|nomm(?:er?|ez|ée?s?)|cit(?:er?|es|ez|ée?s?)|mentionn\\p{L}*|évoqu\\p{L}*|révél\\p{L}*|dévoil\\p{L}*|reconnaiss\\p{L}*|reconnaît\\p{L}*|identifi\\p{L}*|apparaît\\p{L}*|apparaiss\\p{L}*|apparaisse|de côté|hors de|enlev\\p{L}*|enlève|noms? de famille|(?:pas|sans|ni|aucun|jamais) (?:[\\p{L}'’]+ ){0,3}(?:noms?|prénoms?|dire|parler|publier|donner|écrire|mettre)|(?:pas|personne|rien) (?:\\p{L}+ ){0,4}(?:parle|savoir|sache|regarde)|(?:regarde|concerne) (?:que moi|personne)|gard\\p{L}+ (?:ça )?pour (?:toi|vous|nous|moi)|mon problème|(?:pas|rien) à (?:faire|voir) (?:ici|là|dans)|nulle part|le nom|(?:parle|dis|dise|mets|mette) pas|(?:juste|que) pour (?:toi|vous)",
  wishes:
    "aimerait|à (?:contrôler|confirmer|développer)|carte blanche|tiens à|inutile|bienvenue?|à toi de|que (?:ça|cela) (?:reste|soit)|stp|svp|s['’]il (?:te|vous) pla[iî]t|doit|faut|faudrait|peux[- ]tu|pouvez[- ]vous|tu peux|vous pouvez|(?:je|j['’]|on) ?(?:ne )?veux?|je voudrais|j['’]aimerais|(?:je )?préfèr\\p{L}+|on peut|surtout|évidemment|bien sûr|idéalement|de préférence|si possible|si (?:tu veux|vous voulez)|pour info|ps|contexte|vérifier|préciser|peut-être|je crois|pas sûre?|todo|xx+|suffit|à (?:garder|éviter|enlever|couper)|à ne pas|de mémoire|à peu près|en vrac|au choix|je (?:re)?(?:vérifie|compte|regarde)|de tête|sauf erreur|d['’]accord pour|prénom|brouillon",
  text: 'max|\\d{1,4} (?:mots|lignes|caractères)|autodérision|posts?|textes?|accroche|paragraphes?|phrases?|émojis?|emojis?|hashtags?|jargon|lecteurs?|lectrices?|chute|version|linkedin|humour|morale|leçons?|publicité|publicitaire|sonne|ton|majuscules|publication|virgules?|fautes?|orthographe|ponctuation|(?:tout )?en haut|début|vite fait|ordre',
  manner:
    'court|courte|bref|brève|sobre|honnête|léger|légère|drôle|neutre|formel|humble|dramatique|discret|poli|factuel|pudique|vague|modeste|pompeux|larmoyant|grincheux|pathos',
  not: "pas|ne|n['’]|sans|ni|rien|jamais|aucune?|personne",
  back: "ça|cela|ceci|l['’]|ce passage|le",
  readers: /(?<!\p{L})\p{L}{3,20}ez(?!\p{L})|(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  roles: 'client entreprise société chef patron collègue nom ville personne marque fournisseur équipe chiffre montant',
}
