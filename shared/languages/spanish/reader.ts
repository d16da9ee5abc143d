import { gradeOfEase } from '../grade.ts'
import { none, setOf } from '../lists.ts'
import type { ReaderWords } from '../reader.ts'

export const spanish: ReaderWords = {
  verbs: {
    subjects: setOf('yo nosotros nosotras'),
    leading: setOf('me te se nos le les'),
    noVerb: setOf('y e o u ni con de en para por que como sobre sin'),
    finite: setOf(`
      es son soy eres somos era eran fue fui fueron fuimos será serán sería está estoy estás estamos están estaba estaban
      estuvo he ha has han hemos había habían hay hubo habrá tengo tiene tienes tienen tenemos tenía tenían tuvo tuve
      puede puedo puedes pueden podemos podía pudo debe debo deben quiero quiere quieres quieren hacen hizo hice dice
      dicen digo dijo dije dijeron va voy vas van vamos vino viene vienen sé sabe saben sabía supo creo cree creen pienso
      piensa piensan veo ve vi vio parece parecen sigue siguen queda quedan cuesta cuestan necesita necesitan necesito
      falta importa funciona funcionan significa existe existen llega llegan puso trajo quiso hago hacemos`),
    sure: /^(?:\p{L}{2,}ó|\p{L}{2,}(?:aron|ieron|aban|aba|ían|ábamos|íamos|áramos|iéramos)|\p{L}{3,}(?:aré|eré|iré|ará|erá|irá|arán|erán|irán))$/u,
    likely:
      /^(?:\p{L}{2,}(?:ía|amos|emos|imos|[éí])|trabajan?|pasan?|llevan?|dejan?|buscan?|venden?|compran?|pagan?|gustan?|empiezan?|terminan?|cambian?|ayudan?|crecen?|pierden?|ganan?|abren?|cierran?|responden?|preguntan?|escriben?|leen?|usan?|piden?|duran?|hace)$/u,
    opens: /^\p{L}{2,}(?:[aei]mos|é)$/u,
    others: setOf(`
      día todavía mayoría compañía energía categoría economía tecnología garantía guía vía filosofía metodología alegría
      teoría fotografía panadería librería cafetería consultoría ingeniería asesoría auditoría tesorería tramos gramos
      extremos supremos primos reclamos anónimos últimos próximos mínimos máximos dominó qué porqué café bebé comité así
      aquí allí ahí sí mí casi té fe cliché andré josé además también según jardín`),
    before: setOf(`
      el la los las un una unos unas de del al a en con sin por para sobre entre mi mis tu tus su sus nuestro nuestra
      nuestros nuestras este esta estos estas ese esa cada todo toda más menos muy y o e dos tres cuatro cinco seis siete
      ocho nueve diez primer primera último última`),
    opening: setOf('porque cuando si que quien donde mientras aunque como cómo qué quién dónde cuándo cuánto'),
    relative: setOf('que quien quienes qué'),
    near: none,
    articles: none,
  },
  joints: setOf('de para y o'),
  nouns: none,
  prepositions: none,
  everything: none,
  being: setOf('es son era fue'),
  contracted: none,
  contrasts: [
    /\bno (?:es|son|se trata|fue|era)\b[^.!?\n]{2,60}\.\s{1,2}(?:es|son|se trata|fue|era)\b/i,
    /\bno porque [^.!?\n]{2,60}[.,]\s{1,2}(?:sino )?porque\b/i,
  ],
  vowels: /(?:(?<![iuüy])[iuüy]+)?[aeoáéóíú][iuüy]*|[iuü]+/g,
  // Fernández Huerta, from 0 to 100.
  grade: ({ perWord, perSentence }) => gradeOfEase(206.84 - 60 * perWord - 1.02 * perSentence),
  smallShare: 0.5,
}
