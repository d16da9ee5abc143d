import type { NoteWords } from '../writing.ts'

export const spanishNotes: NoteWords = {
  joins: 'y|pero|así que|entonces',
  orders:
    '\\p{L}{2,}[aeiáéí](?:lo|los|le|les|melo|selo)|evitemos|mantén|mantenlo|hazlo|haga|escríbelo|di|digas|nombra|nombres|menciones|mencione|pon|ponlo|ponle|pongas|deja|dejes|déjalo|quita|quite|quitar|usa|uses|evita|evite|evitar|sea|empieza|empiece|termina|acaba|añade|cambia|revisa|revisar|comprobar|recuerda|cuidado|hola|corrige|ordena|resume|mételo|olvida|tutea|cierra|remata|aclara|trata|oculta|atención|mejor|que (?:no|se|quede|sea|suene|parezca)|perdón|perdonad?|disculpa|intenta|procura|arregla|buenas|buenos días|búscame|prohibido',
  hides:
    'nda|confidencial\\p{L}*|secreto|secreta|anónim\\p{L}*|privad\\p{L}*|embargo|entre nosotros|entre tú y yo|delicado|públic[oa]|nombr(?:ar|es|e|arlo|arla|emos)|mencion\\p{L}*|cit(?:es|ar|arlo)|revel\\p{L}*|desvel\\p{L}*|reconozca\\p{L}*|identifi\\p{L}*|aparezca\\p{L}*|aparecer|omit\\p{L}*|apellidos?|(?:no|sin|ni|nunca) (?:\\p{L}+ ){0,3}(?:nombres?|digas|diga|decir|publicar|publiques|contar|cuentes|poner|pongas|salga|salir)|(?:nadie|no) (?:\\p{L}+ ){0,4}(?:saber|sepa|sepan|enterar\\p{L}*|entere|enteren|mentar\\p{L}*|comentar\\p{L}*|viene al caso|toca|filtr\\p{L}*)|(?:nada|ni) (?:de )?mentar\\p{L}*|ni (?:se te ocurra|una palabra)|que no salga|se queda entre|(?:cosa|asunto|problema) mí[oa]|mi problema|apellido|(?:no|nadie) (?:\\p{L}+ ){0,2}soltar|nos lo guardamos|solo para (?:ti|usted)',
  wishes:
    'encantaría|por favor|porfa|pf|debe|tiene que|hay que|puedes|podrías|podría|quiero|quisiera|quiere que|me gustaría|prefier\\p{L}+|preferiría|ojalá|obviamente|claro|por supuesto|si puede ser|si se puede|si quieres|a ser posible|contexto|ps|pd|ojo|para ti|creo|no estoy segur\\p{L}*|quizás?|tal vez|más o menos|aprox\\p{L}*|revisar|comprobar|confirmar|basta|quede|parezca|suene|xx+|conviene|convendría|a ojo|borrador|lo que veas|autoriza\\p{L}*|se (?:note|entienda|vea)|no quiere|tengo que mirar\\p{L}*|dato exacto|me confirmen|para que (?:sepas|entiendas)|a ver (?:qué|si)',
  text: 'max|\\d{1,4} (?:palabras|líneas|caracteres)|ortografía|lenguaje|primera persona|posts?|publicación|textos?|tono|estilo|gancho|párrafos?|frases?|emojis?|emoticonos?|hashtags?|jerga|lectores|lectoras|linkedin|chistes?|humor|moraleja|lección|anuncio|publicidad|publicitario|suene|suena|mayúsculas|entienda|comas?|erratas?|faltas|puntuación|(?:número|cifra|dato|números) (?:lo )?(?:primero|delante|al principio)|al principio|lo (?:primero|último)',
  manner:
    'sencillo|cortito|telegráfico|corto|breve|sobrio|sobria|honesto|gracioso|neutro|formal|cercano|humilde|dramático|discreto|educado|modesto|presumido|cursi|lloros',
  not: 'no|nada|ni|sin|nunca|nadie|ningún|ninguna|tampoco',
  back: 'eso|esto|lo|esa parte|ese dato',
  readers:
    /(?<!\p{L})\p{L}{2,20}(?:[aei]d(?:me|lo|la|los|las|nos)?|[áé]is)(?!\p{L})|(?<!\p{L})(?:os|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  roles:
    'cliente empresa compañía jefe jefa compañer nombre ciudad persona gente marca proveedor equipo cifra cantidad número',
}
