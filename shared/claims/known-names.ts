import { foldedSetOf } from '../languages/lists.ts'

// Names that count alone, also at the start of a sentence and in German, where a capital says nothing. Excludes
// names that are also ordinary words: Will, Mark, Grace, Rose, Sol, Paz, Otto, Apple without its company.

export const givenNames = foldedSetOf(`
  aaron abdul adam adrian adriana agnes ahmed aisha alan alba albert alberto alejandra alejandro alessandro alex alexander alexandra
  alexis alfred alice alicia alina alison alvaro amanda amelia amelie amina amir amy ana anaïs andrea andreas andres
  andrew andré angela angelika anita anja anke ann anna anne annette annika anthony antje antoine antonia antonio anton
  armin arthur astrid aurélie barbara bastien beatrice beatriz beate benedikt benjamin benoît bernard bernd bettina birgit björn
  brian bruno camila camille carina carl carla carlos carmen carol carolin caroline carsten catherine cécile
  cédric celia charles charlotte chloé christian christiane christina christine christoph christophe christopher
  clara claudia claire claus clémence cornelia cristina cristóbal damien daniel daniela danielle david deborah denis denise
  dennis derek diana diego dieter dimitri dirk dominik dominique dorothea eduardo edward elena elif elisabeth elise elizabeth
  elke ella ellen elodie elsa emilia émilie emily emma emmanuel enrique eric erik ernesto esteban esther eva evelyn
  fabian fabien fatima federico felipe felix fernanda fernando finn florence florian francesca francisco franck françois
  françoise frank franz frederik frieda friedrich gabriel gabriela gabriele gaëlle george georg geoffrey gerald gerd gerhard
  gloria gonzalo gregor guillaume guillermo gustavo hannah hanna hannes hans harald hassan heike heiko heinz
  helen helena helga helmut hélène henri henrik henry hernán hugo ibrahim ignacio ines ingo ingrid irene isabel
  isabella isabelle ivan jackson jacob jacques jakob james jamal jana janet jan jane javier jean jeanne jennifer
  jenny jens jérôme jessica jim joachim joanna joaquín joe joel johanna johannes john jonas jonathan jordi jorge
  josé josef joseph josh joshua juan juana judith julia julian juliana julie julien jürgen justine kai karen karim karin karl
  karla katharina kathrin katja kathleen katrin kelly kenji kevin kim klaus kristin lars laura laurent lea léa lena leo leon
  leonie leticia liam lidia linda lisa lola lorena lorenzo louis louise luca lucas lucía lucie luis luisa lukas
  luke lydia maike malik manfred manon manuel manuela marc marcel marcela marco marcos marcus margaret margarita maria maría
  mariana marie marina mario marion markus marlene marta martha martin martín martina mary mathias mathieu mathilde matteo
  matthew matthias matthieu maurice max maximilian mehmet melanie mélanie michael michaela michel michelle miguel mike mikhail
  milena mina mira miriam mohamed mohammed monica monika moritz nadia nadine nadja natalia natalie nathalie nathan neha
  nelson niklas nicolas nicole nico niko nils nina noah noemi nora norbert olaf olga oliver olivia olivier omar oscar
  óscar pablo paola pascal patricia patrick paul paula pauline pedro peter petra philip philipp philippe phoebe pilar
  priya rachel rafael rahul rainer raj ralf ramón raphaël raúl rebecca rebekka regina renate ricardo richard rita robert
  roberto rodrigo roland rolf romain román rosa ruth ryan sabine sabrina samantha samira samuel sandra sara sarah sascha
  sébastien sebastian sebastián selma sergio silke silvia simone sofia sofía sonia sonja sophia sophie stefan stefanie steffen
  stéphane stéphanie stephanie stephen steve steven susan susana susanne svenja sven sylvia sylvie tamara tanja
  tatiana teresa theresa theo thibault thierry thomas thorsten tim timothy tina tobias tom tomás torsten ulrich ulrike
  ursula ute uwe valentina valerie valérie vanessa vera verónica veronika victoria vincent virginia virginie volker walter
  werner william wolfgang ximena yannick yara yasmin yolanda yusuf yves yvonne zoe zoé`)

/** Companies and products whose names are not ordinary words. */
export const companies = foldedSetOf(`
  accenture adidas adobe airbnb airbus aldi alibaba allianz amazon anthropic asana atlassian audi bain barclays basf
  basecamp bayer bcg bitbucket blablacar bmw bosch bytedance canva capgemini carrefour chatgpt cisco citroën cloudflare coinbase
  commerzbank confluence copilot danone datadog deepmind deliveroo deloitte dhl doctolib dropbox ebay edeka ericsson etsy
  facebook ferrari figma ford ftx gemini github gitlab gmail goldman google grammarly gucci haribo heineken hubspot huawei
  iberdrola ibm ikea inditex infineon instagram intel intercom jira kpmg lego lenovo leroy lidl linkedin lufthansa lvmh
  mailchimp mango mastercard mcdonald mcdonalds mckinsey mercadona mercedes meta michelin microsoft miro mistral mozilla
  mysql n26 nasa nestlé netflix nike nintendo nissan nokia notion nvidia openai oracle outlook paypal pepsi peugeot
  pfizer philips pinterest pixar porsche postgresql powerpoint procter puma pwc quora reddit renault repsol revolut rewe
  rimowa roche ryanair salesforce samsung sanofi santander sap shopify siemens skype slack snapchat snowflake sony spotify
  starbucks stripe substack swisscom tchibo telefónica telekom tesla tiktok toyota trello tripadvisor twilio twitter typeform
  unilever vodafone volkswagen volvo webflow whatsapp wikipedia wordpress xing yahoo youtube zalando zapier zara
  zendesk zoom`)

/** Tools that a post can recommend without claiming anything. */
export const everydayTools = foldedSetOf(
  'chatgpt gmail google instagram facebook linkedin outlook powerpoint skype slack tiktok twitter whatsapp wikipedia youtube zoom excel github notion trello jira copilot miro figma canva',
)

export const places = foldedSetOf(`
  aachen amsterdam andorra antwerp argentina argentinien argentine asturias athens augsburg australia australien austria autriche bangalore
  barcelona barcelone basel bavaria bayern beijing belgien belgique belgium bélgica berlin berlín bern bielefeld bilbao bochum bogotá bolivia
  bologna bonn bordeaux boston brasil brasilien brazil bremen bretagne brisbane brussels bruxelles bruselas brüssel budapest burgos
  cádiz california canada canadá cardiff catalonia cataluña chicago chile chine colombia copenhagen córdoba cuba
  dallas danemark denmark denver deutschland dinamarca dortmund dresden dublin duisburg düsseldorf ecuador edinburgh egypt
  england eindhoven españa espagne estonia finland finlandia florence florida france francia frankfurt
  frankreich freiburg genève geneva gijón glasgow göteborg granada graz grenoble großbritannien guadalajara guatemala hamburg
  hannover heidelberg helsinki houston india indien inde indonesia innsbruck ireland irland irlanda israel istanbul italia
  italien italie italy japan japon japón jena kanada karlsruhe kassel kenya kiel köln kolumbien kopenhagen lagos lausanne leeds leipzig lille
  lima linz lisboa lisbon lissabon lisbonne liverpool london londres luxembourg luxemburg luzern lyon madrid mailand mainz málaga manchester
  mannheim marseille medellín melbourne mexico méxico mexiko mexique miami milan milano montevideo montpellier montreal montréal moscow
  mumbai münchen munich münster murcia nairobi nantes nederland netherlands niederlande niza norway norwegen nürnberg oslo
  österreich ottawa oviedo paraguay paris parís peru perú pforzheim philadelphia poland polen pologne polonia porto portugal potsdam prag
  prague praga regensburg rennes rom rome rostock rotterdam saarbrücken salamanca salzburg santander santiago schweden schweiz seattle
  seoul sevilla seville singapore singapur spain spanien stockholm strasbourg stuttgart suecia suède suisse suiza sweden
  switzerland sydney taiwan tallinn texas thailand tokyo tokio toronto toulouse tübingen türkei turin uganda ukraine uruguay utrecht
  valencia valladolid vancouver venezuela vienna vienne vigo viena warsaw warschau wien wiesbaden wolfsburg wuppertal würzburg zaragoza
  zurich zürich`)

/** Names that are also ordinary words: a capital at the start of a sentence does not make them names. */
export const wordsToo = foldedSetOf(
  'alba bain claire confluence copilot ford frank gloria intercom leo mango marco max meta mira miro nina notion oracle outlook pilar puma rosa slack snowflake stripe victoria zoom',
)

/** Known things with a number in their names: "Windows 11", "ISO 9001". */
export const numbered = foldedSetOf(`
  agenda airbus android angular area boeing chatgpt claude covid css din forbes formel formula formule fortune fassung galaxy gemini gpt
  html iec ifrs industria industrie industry ios ipad iphone iso java llama macos office photoshop php pixel playstation ps python
  release rfc route ubuntu usb version vue web windows xbox`)

/** Abbreviations with capitals inside that are not names. */
export const abbreviations = foldedSetOf('gmbh saas paas iaas devops phd msc bsc ebook eur')

/** Methods named after nobody. */
export const methods = foldedSetOf('formel formula formule kanban pareto pomodoro scrum')

/** People after whom a law or method is named, if a word for one is near. */
export const eponyms = foldedSetOf(
  'conway dunning eisenhower feynman gantt goodhart hanlon hawthorne hofstadter kruger maslow murphy occam ockham parkinson',
)
