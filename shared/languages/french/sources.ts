import { never } from '../lists.ts'
import type { SourceWords } from '../sources.ts'

export const frenchSources: SourceWords = {
  questions: [
    'Où avez-vous vécu cela dans votre propre travail ?',
    'De quel point doutez-vous, et d’après quelle expérience ?',
    'Que faites-vous autrement, ou que changerez-vous ?',
  ],
  writes: (quote, who) => `${quote}, écrit ${who}.`,
  marks: ['« ', ' »'],
  boilerplate:
    /(?<!\p{L})(?:cookies?|newsletter|infolettre|abonnez-vous|s[’']abonner|abonnement|abonnés|se connecter|connectez-vous|s[’']inscrire|droits réservés|tous droits|confidentialité|mentions légales|conditions d[’']utilisation|cliquez ici|lire la suite|lire aussi|publicité|sponsorisé|crédit photo|partager|suivez-nous|mis à jour)(?!\p{L})|©/iu,
  contrast:
    /(?<!\p{L})(?:mais|pas|jamais|plutôt|pourtant|cependant|tandis que|alors que|bien que|malgré|plus que|moins que|seulement|personne|rien|sans)(?!\p{L})/iu,
  reported:
    /(?<!\p{L})(?:selon|d[’']après|(?:le|la|les|l[’']|ce|cet|cette|ces|un|une|son|sa|ses|leur) ?(?:\p{L}+ )?(?:article|auteure?|autrice|étude|études|enquête|sondage|rapport|texte|livre|essai|entretien|podcast|épisode|conférence|vidéo|recherche|recherches|chercheurs?|chercheuses?|journaliste|chronique|blog|chiffres|données|résultats)|(?:j[’']ai|nous avons|on a) (?:\p{L}+ ){0,2}(?:lu|entendu|écouté|découvert)|je suis tombée? sur|(?:il|elle|ils|elles) (?:écri(?:t|vent)|di(?:t|sent)|affirme(?:nt)?|raconte(?:nt)?|montre(?:nt)?|décri(?:t|vent)|appelle(?:nt)?|ont? (?:écrit|dit|compté|montré|trouvé)|a (?:écrit|dit|compté|montré|trouvé))|(?:écri(?:t|vent)|di(?:t|sent)|explique|raconte|affirme|ajoute)-(?:t-)?(?:ils?|elles?))(?!\p{L})/iu,
  likewise: /(?<!\p{L})(?:comme|de même|pareil|tout comme|ainsi que|aussi)(?!\p{L})/iu,
  reacting:
    /(?<!\p{L})(?:(?:pas )?d[’']accord|doute\p{L}*|surpri\p{L}*|étonn\p{L}*|frapp\p{L}*|choqu\p{L}*|impressionn\p{L}*|convain\p{L}*|reconnais|me demande|crois|pense|trouve|espère|souhaite|parie|soupçonne|attendais)(?!\p{L})/iu,
  promising: /(?<!\p{L})je (?:vous |te |leur |lui )?(?:promets|vais(?= \p{L}+(?:er|ir|re)(?!\p{L})))(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:ils|elles|il|elle|leurs?|son|sa|ses|gens|équipes|entreprises|sociétés|dirigeants|salariés|chercheurs|chacun|la plupart|beaucoup|certains|d[’']autres|(?:l[’']|la |le )(?:entreprise|équipe|société|auteure?|autrice|étude|groupe|fondatrice|fondateur))(?!\p{L})/iu,
  joints: /(?<!\p{L})(?:que|qu[’']|tandis|alors|parce|mais|où|qui|quand|comme|car)(?!\p{L})/iu,
  weInVerb: never,
}
