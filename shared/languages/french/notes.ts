import type { NoteWords } from '../writing.ts'

export const frenchNotes: NoteWords = {
  joins: 'et|mais|donc|alors',
  orders:
    "\\p{L}{3,}er (?:le|la|les|un|une|des|ça|ca|direct|comme|en|sur|avec)|imagine|présente|raconte-le|taille|gardez?|garder|fais|faites|faire|écris|écrivez|écrire|dis|dites|parlez?|nommez?|nommer|citez?|citer|mentionnez?|mentionner|mets|mettez|mettre|laissez?|laisser|enlevez?|enlève|enlever|retirez?|retire|utilisez?|utilise|évitez?|évite|éviter|restez?|reste|sois|soyez|commencez?|commence|terminez?|termine|finis|ajoutez?|ajoute|changez?|change|coupez?|coupe|vérifiez?|vérifie|vérifier|racontez?|raconte|montrez?|montre|prends|prenez|tourne|arrangez?|corrigez?|corrige|insistez?|insiste|attention|coucou|bonjour|salut|hello|oubliez?|oublie|remplacez?|remplace|choisis|précisez?|précise|résume|surtout|plutôt|peut-être|merci|évidemment|mieux vaut|ne|n['’]",
  starts: 'pas|sans|ni|rien|aucune?|jamais|juste|seulement|si|pour|que|comme',
  hides:
    "nda|confidentiel\\p{L}*|secret|secrète|anonym\\p{L}*|interne|privée?s?|embargo|entre nous|sensible|publique?|nomm(?:er?|ez|ée?s?)|cit(?:er?|es|ez|ée?s?)|mentionn\\p{L}*|évoqu\\p{L}*|révél\\p{L}*|dévoil\\p{L}*|reconnaiss\\p{L}*|reconnaît\\p{L}*|identifi\\p{L}*|apparaît\\p{L}*|apparaiss\\p{L}*|apparaisse|de côté|hors de|enlev\\p{L}*|enlève|retir\\p{L}*|noms? de famille|(?:pas|sans|ni|aucun|jamais) (?:[\\p{L}'’]+ ){0,3}(?:noms?|prénoms?|dire|parler|publier|donner|écrire|mettre)",
  wishes:
    "aimerait|à (?:contrôler|confirmer|développer)|carte blanche|tiens à|inutile|bienvenue?|à toi de|que (?:ça|cela) (?:reste|soit)|stp|svp|s['’]il (?:te|vous) pla[iî]t|doit|doivent|devrait|faut|faudrait|peux[- ]tu|pouvez[- ]vous|tu peux|vous pouvez|(?:je|j['’]|on) ?(?:ne )?veux?|je voudrais|j['’]aimerais|(?:je )?préfèr\\p{L}+|on peut|pourrait|plutôt|surtout|évidemment|bien sûr|idéalement|de préférence|si possible|si (?:tu veux|vous voulez)|pour info|note|nb|ps|rappel|contexte|vérifier|préciser|peut-être|je crois|je pense|pas sûre?|à voir|todo|xx+|fasse|suffit|à (?:garder|éviter|enlever|couper)|à ne pas|de mémoire|à peu près|en vrac|au choix|autorisation|veut pas|ne veut|virer",
  text: 'max|\\d{1,4} (?:mots|lignes|caractères)|sondage|autodérision|posts?|textes?|accroche|paragraphes?|phrases?|émojis?|emojis?|hashtags?|jargon|lecteurs?|lectrices?|chute|version|linkedin|blagues?|humour|morale|leçons?|publicité|publicitaire|sonne|sonner|ton|majuscules|publication|donneur',
  manner:
    'court|courte|bref|brève|sobre|honnête|léger|légère|drôle|neutre|formel|humble|dramatique|discret|poli|factuel|pudique|vague|modeste|pompeux|larmoyant|grincheux|pathos',
  not: "pas|ne|n['’]|sans|ni|rien|jamais|aucune?|personne",
  you: 'tu|te|toi|ta|tes',
  back: "ça|cela|ceci|l['’]|ce passage|le",
  roles: 'client entreprise société chef patron collègue nom ville personne marque fournisseur équipe chiffre montant',
}
