import type { Language } from '../catalogue.ts'

/** A draft and its brief; `invented` are the numbers and dates that the brief lacks. */
export interface Passage {
  brief: string
  post: string
  invented: readonly string[]
}

// Labelled by hand to measure the ledger: drafts, some true to their brief and some not.
export const passages: Record<Language, readonly Passage[]> = {
  english: [
    {
      brief: 'Our support team stopped answering tickets on Fridays. We were 6 people. Backlog went from 310 to 90.',
      post: 'Six of us answered tickets every day of the week, and the backlog sat at 310. Then we kept Fridays free. Within eight weeks it was down to 90, and response times fell by 43%.',
      invented: ['eight weeks', '43%'],
    },
    {
      brief: 'why I say no to most speaking invitations',
      post: 'I turn down most invitations to speak. A talk looks like one hour on stage. It is also the train, the slides, the bad night before, and the day after when nothing gets done. I ask two questions before I answer: who will be in the room, and what will they do on Monday?',
      invented: [],
    },
    {
      brief: 'why I say no to most speaking invitations',
      post: 'In 2023 I gave 31 talks and hated 27 of them. Each cost me about three days of work. Last autumn I stopped. My revenue went up by $18,000, and my daughter noticed before I did.',
      invented: ['2023', '31', '27', 'three days', '$18,000'],
    },
    {
      brief: 'We hired our first salesperson too late. I did 200 calls myself in 2024.',
      post: 'I made two hundred sales calls myself in 2024, because I thought nobody else could. Our first salesperson needed eleven weeks to prove me wrong. She closed nine deals before summer.',
      invented: ['eleven weeks', 'nine'],
    },
    {
      brief: 'code review etiquette for junior engineers',
      post: 'Keep the change small. A reviewer reads 400 lines with care and skims the next 2,000. Say what you are unsure about in the first comment. If you get no answer within a day, ask in person.',
      invented: ['400', '2,000'],
    },
    {
      brief: 'Switching from estimates to counting tickets. 14 engineers, since May.',
      post: 'Since May our 14 engineers have not estimated anything. We count tickets instead. Planning used to eat a whole Tuesday; now it takes twenty minutes. Forecasts were off by 60 percent before and by a fifth today.',
      invented: ['twenty minutes', '60 percent', 'a fifth'],
    },
    {
      brief: 'three lessons from moving our office out of the city',
      post: 'We moved our office out of the city. Three lessons from it.\n1. Rent is only half the story.\n2. People miss the walk more than the view.\n3. Nobody misses the lift.',
      invented: [],
    },
    {
      brief: 'our newsletter reached 5,000 readers',
      post: 'Our newsletter has 5,000 readers. It took us 4 years and 212 issues to get there. The first one went to 37 friends, and 12 of them were related to me.',
      invented: ['4 years', '212', '37', '12'],
    },
    {
      brief: 'Remote onboarding at our agency, two new people in September, one quit after 3 weeks',
      post: 'Two new people joined us in September. One had left again after three weeks, and it was our fault. We had sent 46 links and made zero phone calls. On 14 October we threw the list away.',
      invented: ['46', 'zero', '14 October'],
    },
    {
      brief: 'What makes a meeting worth having',
      post: 'A meeting is worth having when somebody will decide something in it. If nobody can say what, cancel it. Write the question at the top of the invitation, leave the rest blank, and end ten minutes early. Try it with the next two.',
      invented: [],
    },
    {
      brief: 'Pricing: we went from hourly to fixed fees last year',
      post: 'Last year we went from hourly rates to fixed fees. Average project value rose from €6,400 to €9,100. We lost one client in five, mostly the ones who called at 10 pm.',
      invented: ['€6,400', '€9,100', 'one client in five', '10 pm'],
    },
    {
      brief: 'Our app crashed on launch day, 6 March 2026. 1,900 users. We were back after 5 hours.',
      post: 'On 6 March 2026 our app crashed in front of 1,900 users. We were back after five hours. 83 of them wrote to us, and all but four were kind. Half our team did not sleep that night.',
      invented: ['83', 'four', 'Half our'],
    },
    {
      brief: 'hiring without CVs',
      post: 'Research shows that recruiters spend 7 seconds on a CV. We threw them out. In the first round 240 people did a small task, and we met the best 15. Retention after 12 months is at 94 %.',
      invented: ['7 seconds', '240', '15', '12 months', '94 %'],
    },
    {
      brief: 'A customer waited 11 days for a reply. What I changed.',
      post: 'A customer waited 11 days for our reply. I read the thread from the top and could see every point at which somebody had meant well. Now one person owns each request until it is closed. The queue looks worse. The customers do not notice the queue.',
      invented: [],
    },
  ],
  spanish: [
    {
      brief: 'El equipo de soporte dejó de contestar los viernes. Éramos 6. La cola pasó de 310 a 90.',
      post: 'Seis personas contestábamos cada día, y la cola estaba en 310. Dejamos libres los viernes. En ocho semanas bajó a 90 y el tiempo de respuesta cayó un 43 %.',
      invented: ['ocho semanas', '43 %'],
    },
    {
      brief: 'por qué digo que no a casi todas las charlas',
      post: 'Digo que no a casi todas las invitaciones. Una charla parece una hora en el escenario. También es el tren, las diapositivas y la mala noche de antes. Me hago dos preguntas antes de contestar: quién va a estar en la sala y qué hará el lunes.',
      invented: [],
    },
    {
      brief: 'por qué digo que no a casi todas las charlas',
      post: 'En 2023 di 31 charlas y me sobraron 27. Cada una me costó unos tres días de trabajo. El otoño pasado paré. Facturé 18.000 € más, y mi hija lo notó antes que yo.',
      invented: ['2023', '31', '27', 'tres días', '18.000 €'],
    },
    {
      brief: 'Contratamos tarde a nuestra primera comercial. Yo hice 200 llamadas en 2024.',
      post: 'En 2024 hice doscientas llamadas de venta porque creía que nadie más podía. Nuestra primera comercial tardó once semanas en quitarme la razón. Cerró nueve contratos antes del verano.',
      invented: ['once semanas', 'nueve'],
    },
    {
      brief: 'pasar de estimar a contar tareas. 14 ingenieros, desde mayo',
      post: 'Desde mayo nuestros 14 ingenieros no estiman nada. Contamos tareas. Planificar ocupaba todo el martes; ahora lleva veinte minutos. Antes fallábamos por un 60 por ciento y hoy por un 15 %.',
      invented: ['veinte minutos', '60 por ciento', '15 %'],
    },
    {
      brief: 'tres lecciones de sacar la oficina de la ciudad',
      post: 'Sacamos la oficina de la ciudad. Tres lecciones.\n1. El alquiler es solo una parte.\n2. Se echa de menos el paseo más que la vista.\n3. Nadie echa de menos el ascensor.',
      invented: [],
    },
    {
      brief: 'nuestro boletín llegó a 5.000 lectores',
      post: 'Nuestro boletín tiene 5000 lectores. Nos costó 4 años y 212 envíos. El primero llegó a 37 amigos, y doce eran familia mía.',
      invented: ['4 años', '212', '37', 'doce'],
    },
    {
      brief: 'Incorporación a distancia en la agencia: dos personas nuevas en septiembre, una se fue a las 3 semanas',
      post: 'En septiembre llegaron dos personas nuevas. Una se fue a las tres semanas, y fue culpa nuestra. Le habíamos mandado 46 enlaces. El 14 de octubre tiramos la lista.',
      invented: ['46', '14 de octubre'],
    },
    {
      brief: 'qué hace que una reunión valga la pena',
      post: 'Una reunión vale la pena cuando alguien va a decidir algo. Si nadie sabe decir qué, cancélala. Escribe la pregunta en la convocatoria y termina diez minutos antes. Prueba con las dos próximas.',
      invented: [],
    },
    {
      brief: 'Precios: el año pasado pasamos de horas a tarifa cerrada',
      post: 'El año pasado pasamos de cobrar por horas a tarifa cerrada. El proyecto medio subió de 6.400 € a 9.100 €. Perdimos a uno de cada cinco clientes, sobre todo a los que llamaban a las 22:00.',
      invented: ['6.400 €', '9.100 €', 'uno de cada cinco', '22:00'],
    },
    {
      brief:
        'La aplicación se cayó el día del lanzamiento, 6 de marzo de 2026. 1.900 usuarios. Volvimos a las 5 horas.',
      post: 'El 6 de marzo de 2026 la aplicación se cayó delante de 1.900 usuarios. Volvimos a las cinco horas. Nos escribieron 83, y todos menos cuatro fueron amables.',
      invented: ['83', 'cuatro'],
    },
    {
      brief: 'contratar sin currículum',
      post: 'Según los estudios, quien selecciona dedica 7 segundos a un currículum. Los quitamos. En la primera ronda 240 personas hicieron una tarea pequeña y conocimos a las 15 mejores. Al cabo de 12 meses sigue el 94 %.',
      invented: ['7 segundos', '240', '15', '12 meses', '94 %'],
    },
    {
      brief: 'Un cliente esperó 11 días una respuesta. Qué cambié.',
      post: 'Un cliente esperó once días nuestra respuesta. Leí el hilo desde el principio y vi todos los momentos en que alguien tuvo buena intención. Ahora cada petición tiene una persona responsable hasta que se cierra.',
      invented: [],
    },
  ],
  french: [
    {
      brief: 'Le support ne répond plus le vendredi. Nous étions 6. La file est passée de 310 à 90.',
      post: 'Nous étions six à répondre tous les jours, et la file était à 310. Nous avons libéré le vendredi. En huit semaines, elle est descendue à 90 et le temps de réponse a baissé de 43 %.',
      invented: ['huit semaines', '43 %'],
    },
    {
      brief: 'pourquoi je refuse presque toutes les conférences',
      post: 'Je refuse presque toutes les invitations. Une conférence a l’air d’une heure sur scène. C’est aussi le train, les diapositives et la mauvaise nuit d’avant. Je me pose deux questions avant de répondre : qui sera dans la salle, et que feront ces gens lundi ?',
      invented: [],
    },
    {
      brief: 'pourquoi je refuse presque toutes les conférences',
      post: 'En 2023, j’ai donné 31 conférences et j’en ai regretté 27. Chacune m’a coûté environ trois jours de travail. À l’automne, j’ai arrêté. J’ai facturé 18 000 € de plus, et ma fille l’a remarqué avant moi.',
      invented: ['2023', '31', '27', 'trois jours', '18 000 €'],
    },
    {
      brief: 'Nous avons recruté trop tard notre première commerciale. J’ai passé 200 appels en 2024.',
      post: 'En 2024, j’ai passé deux cents appels de vente, persuadé que personne d’autre ne pouvait le faire. Notre première commerciale a mis onze semaines à me donner tort. Elle a signé neuf contrats avant l’été.',
      invented: ['onze semaines', 'neuf'],
    },
    {
      brief: 'arrêter les estimations et compter les tickets. 14 ingénieurs, depuis mai',
      post: 'Depuis mai, nos 14 ingénieurs n’estiment plus rien. Nous comptons les tickets. La planification prenait tout le mardi ; elle prend vingt minutes. Nos prévisions étaient fausses de 60 pour cent, elles le sont de 15 %.',
      invented: ['vingt minutes', '60 pour cent', '15 %'],
    },
    {
      brief: 'trois leçons de notre déménagement hors de la ville',
      post: 'Nous avons sorti nos bureaux de la ville. Trois leçons.\n1. Le loyer n’est qu’une partie de l’histoire.\n2. La promenade manque plus que la vue.\n3. L’ascenseur ne manque à personne.',
      invented: [],
    },
    {
      brief: 'notre lettre a 5 000 lecteurs',
      post: 'Notre lettre a 5 000 lecteurs. Il nous a fallu 4 ans et 212 numéros. Le premier est parti à 37 amis, dont douze de ma famille.',
      invented: ['4 ans', '212', '37', 'douze'],
    },
    {
      brief:
        'Accueil à distance dans notre agence : deux nouvelles personnes en septembre, une partie au bout de 3 semaines',
      post: 'Deux nouvelles personnes sont arrivées en septembre. L’une est partie au bout de trois semaines, et c’était notre faute. Nous avions envoyé 46 liens. Le 14 octobre, nous avons jeté la liste.',
      invented: ['46', '14 octobre'],
    },
    {
      brief: 'ce qui fait qu’une réunion vaut la peine',
      post: 'Une réunion vaut la peine quand quelqu’un va y décider quelque chose. Si personne ne sait dire quoi, annulez-la. Écrivez la question dans l’invitation et finissez dix minutes plus tôt. Essayez avec les deux prochaines.',
      invented: [],
    },
    {
      brief: 'Tarifs : l’an dernier nous sommes passés de l’heure au forfait',
      post: 'L’an dernier, nous sommes passés de l’heure au forfait. Le projet moyen est monté de 6 400 € à 9 100 €. Nous avons perdu un client sur cinq, surtout ceux qui appelaient à 22 h 30.',
      invented: ['6 400 €', '9 100 €', 'un client sur cinq', '22 h 30'],
    },
    {
      brief:
        'Notre application est tombée le jour du lancement, le 6 mars 2026. 1 900 utilisateurs. De retour après 5 heures.',
      post: 'Le 6 mars 2026, notre application est tombée devant 1 900 utilisateurs. Nous étions de retour après cinq heures. Ils sont 83 à nous avoir écrit, et tous sauf quatre étaient aimables.',
      invented: ['83', 'quatre'],
    },
    {
      brief: 'recruter sans CV',
      post: 'Les études disent qu’un recruteur passe 7 secondes sur un CV. Nous les avons supprimés. Au premier tour, 240 personnes ont fait un petit exercice et nous avons rencontré les 15 meilleures. Après 12 mois, 94 % sont encore là.',
      invented: ['7 secondes', '240', '15', '12 mois', '94 %'],
    },
    {
      brief: 'Un client a attendu 11 jours une réponse. Ce que j’ai changé.',
      post: 'Un client a attendu onze jours notre réponse. J’ai relu l’échange depuis le début et j’ai vu chaque moment où quelqu’un avait voulu bien faire. Maintenant chaque demande a une personne responsable jusqu’à la fin.',
      invented: [],
    },
  ],
  german: [
    {
      brief: 'Unser Support antwortet freitags nicht mehr. Wir waren 6 Leute. Der Rückstand ging von 310 auf 90.',
      post: 'Zu sechst haben wir jeden Tag geantwortet, und der Rückstand lag bei 310. Dann hielten wir den Freitag frei. Innerhalb von acht Wochen waren es 90, und die Antwortzeit sank um 43 %.',
      invented: ['acht Wochen', '43 %'],
    },
    {
      brief: 'warum ich fast alle Vortragsanfragen absage',
      post: 'Ich sage fast alle Anfragen ab. Ein Vortrag sieht nach einer Stunde Bühne aus. Dazu kommen der Zug, die Folien und die schlechte Nacht davor. Vor jeder Antwort stelle ich mir zwei Fragen: Wer sitzt im Raum, und was machen diese Leute am Montag?',
      invented: [],
    },
    {
      brief: 'warum ich fast alle Vortragsanfragen absage',
      post: '2023 habe ich 31 Vorträge gehalten und 27 davon bereut. Jeder hat mich etwa drei Arbeitstage gekostet. Im Herbst habe ich aufgehört. Mein Umsatz stieg um 18.000 €, und meine Tochter hat es vor mir bemerkt.',
      invented: ['2023', '31', '27', 'drei', '18.000 €'],
    },
    {
      brief: 'Wir haben unsere erste Vertrieblerin zu spät eingestellt. Ich habe 2024 selbst 200 Anrufe gemacht.',
      post: '2024 habe ich selbst zweihundert Verkaufsanrufe gemacht, weil ich dachte, das könne sonst niemand. Unsere erste Vertrieblerin brauchte elf Wochen, um mich zu widerlegen. Vor dem Sommer hatte sie neun Verträge unterschrieben.',
      invented: ['elf Wochen', 'neun'],
    },
    {
      brief: 'Tickets zählen statt schätzen. 14 Entwickler, seit Mai',
      post: 'Seit Mai schätzen unsere 14 Entwickler nichts mehr. Wir zählen Tickets. Die Planung fraß früher den ganzen Dienstag, jetzt dauert sie bei uns zwanzig Minuten. Unsere Prognosen lagen um 60 Prozent daneben, heute um 15 %.',
      invented: ['zwanzig Minuten', '60 Prozent', '15 %'],
    },
    {
      brief: 'drei Lektionen vom Umzug unseres Büros aus der Stadt',
      post: 'Wir sind mit dem Büro aus der Stadt gezogen. Drei Lektionen.\n1. Die Miete ist nur ein Teil der Geschichte.\n2. Der Weg zu Fuß fehlt mehr als die Aussicht.\n3. Den Aufzug vermisst niemand.',
      invented: [],
    },
    {
      brief: 'unser Newsletter hat 5.000 Leser',
      post: 'Unser Newsletter hat 5000 Leser. Dafür brauchten wir 4 Jahre und 212 Ausgaben. Die erste ging an 37 Freunde, zwölf davon waren mit mir verwandt.',
      invented: ['4 Jahre', '212', '37', 'zwölf'],
    },
    {
      brief: 'Onboarding aus der Ferne in unserer Agentur: zwei Neue im September, eine Person ging nach 3 Wochen',
      post: 'Im September kamen zwei Neue zu uns. Eine Person war nach drei Wochen wieder weg, und das lag an uns. Wir hatten 46 Links geschickt. Am 14. Oktober haben wir die Liste weggeworfen.',
      invented: ['46', '14. Oktober'],
    },
    {
      brief: 'wann sich ein Meeting lohnt',
      post: 'Ein Meeting lohnt sich, wenn darin jemand etwas entscheidet. Kann niemand sagen, was, dann sagt es ab. Schreibt die Frage in die Einladung und hört zehn Minuten früher auf. Probiert es mit den nächsten zwei Terminen.',
      invented: [],
    },
    {
      brief: 'Preise: letztes Jahr von Stunden auf Festpreise',
      post: 'Letztes Jahr sind wir von Stundensätzen auf Festpreise umgestiegen. Das durchschnittliche Projekt stieg von 6.400 € auf 9.100 €. Wir haben jeden fünften Kunden verloren, vor allem die, die um 22 Uhr anriefen.',
      invented: ['6.400 €', '9.100 €', 'jeden fünften', '22 Uhr'],
    },
    {
      brief: 'Unsere App fiel am Starttag aus, 6. März 2026. 1.900 Nutzer. Nach 5 Stunden lief sie wieder.',
      post: 'Am 6. März 2026 fiel unsere App vor 1.900 Nutzern aus. Nach fünf Stunden lief sie wieder. 83 von ihnen schrieben uns, und alle bis auf vier waren freundlich.',
      invented: ['83', 'vier'],
    },
    {
      brief: 'einstellen ohne Lebenslauf',
      post: 'Studien sagen, dass Personaler 7 Sekunden auf einen Lebenslauf schauen. Wir haben sie abgeschafft. In der ersten Runde machten 240 Menschen eine kleine Aufgabe, und wir trafen die 15 besten. Nach 12 Monaten sind noch 94 % da.',
      invented: ['7 Sekunden', '240', '15', '12 Monaten', '94 %'],
    },
    {
      brief: 'Ein Kunde wartete 11 Tage auf eine Antwort. Was ich geändert habe.',
      post: 'Ein Kunde wartete elf Tage auf unsere Antwort. Ich habe den Verlauf von Anfang an gelesen und jede Stelle gesehen, an der es jemand gut gemeint hat. Jetzt gehört jede Anfrage einer Person, bis sie erledigt ist.',
      invented: [],
    },
  ],
}
