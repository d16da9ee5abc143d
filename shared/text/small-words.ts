import type { Language } from '../catalogue.ts'

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that say little by themselves and that no text does without, in lower case and parted at apostrophes. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: setOf(`
    a an the this that these those and or but nor so yet if than as at by for from in into of off on onto out over to
    under up upon with within without about after before between through during against among around because while
    when where which who whom whose what why how there here then not no is are was were be been being am has have had
    having do does did doing can could will would shall should may might must i me my mine myself we us our ours you
    your yours he him his she her hers it its they them their theirs one ones all any both each either every few many
    more most much neither none other another some such only own same too very just also even still again ever never
    s t re ve ll d m`),
  spanish: setOf(`
    el la los las lo un una unos unas de del a al en con sin por para sobre entre hasta desde hacia según tras contra
    y e o u pero sino ni que si como cuando donde porque aunque mientras pues no sí nunca jamás nada nadie muy más
    menos tan tanto también ya aún todavía siempre solo sólo es son era eran ser sido soy eres somos está están estaba
    estar he ha han hay había haber hemos tiene tienen tener puede pueden poder debe hace hacer fue fueron yo me mí mi
    mis tú te ti tu tus él ella ello se su sus le les nos nosotros nosotras nuestro nuestra nuestros nuestras os usted
    ustedes vosotros vuestro vuestra ellos ellas este esta estos estas esto ese esa esos esas eso aquel aquella qué
    quién quien cual cuál cómo dónde todo toda todos todas otro otra otros otras cada algo alguien`),
  french: setOf(`
    le la les l un une des du de d au aux ce cet cette ces c et ou mais donc or ni car si que qu qui quoi dont où quand
    comme parce puisque lorsque à en dans par pour sur sous avec sans chez entre vers contre depuis pendant avant après
    ne n pas plus jamais rien aucun aucune très trop aussi encore déjà toujours même est sont était étaient être été
    suis es sommes êtes sera a ont ai as avons avez avait avaient avoir eu fait faire peut peuvent pouvoir doit faut je
    j me m moi mon ma mes tu te t toi ton ta tes il elle on se s soi lui son sa ses nous notre nos vous votre vos ils
    elles leur leurs y tout tous toute toutes autre autres quelque quelques chaque plusieurs ça cela alors`),
  german: setOf(`
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder aber denn
    doch sondern als wie wenn weil dass ob damit obwohl während bevor nachdem in im ins an am ans auf aus bei beim mit
    nach seit von vom zu zum zur für gegen ohne um durch über unter vor hinter neben zwischen nicht nichts nur auch
    noch schon sehr so ja nein mal eben halt ist sind war waren bin bist seid sein gewesen hat haben habe hatte hatten
    hast wird werden wurde wurden werde kann können konnte muss müssen musste soll sollen will wollen darf dürfen mag
    ich mich mir mein meine meinen meinem meiner du dich dir dein deine er ihn ihm sie ihr ihre ihren ihrem es wir uns
    unser unsere unseren euch euer man sich selbst wer was wo wann warum welche welcher welches dieser diese dieses
    diesen diesem jeder jede jedes alle alles viele mehr dann da dort hier jetzt immer nie wieder also`),
}

/** The same of languages that share many of these words with one of the four. */
export const smallWordsOfOthers: readonly ReadonlySet<string>[] = [
  // Portuguese
  setOf(`
    o os um uma uns umas do da dos das no na nos nas ao aos à às em com por pelo pela pelos pelas para que e não mais mas
    como se já seu sua seus suas ele ela eles elas eu meu minha você vocês nós isso isto este esta esse essa foi ser é são
    está estão tem têm ter também muito quando onde porque sem ou de a as me te lhe até só ainda depois entre sobre pode`),
  // Italian
  setOf(`
    il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli
    alle all dal dalla dall nel nella nei nelle nell sul sulla e o ma non che chi cui come dove quando perché se più anche
    ancora sempre mai è sono era ho hai ha abbiamo avete hanno essere avere questo questa questi queste quello quella mi
    ti ci vi si io tu lui lei noi voi loro mio mia tuo suo sua nostro molto c d`),
  // Catalan
  setOf(`
    el la els les l un una uns unes de d del dels al als a en n amb per i que o però no més com quan on perquè si s ha han
    he hem és són era aquest aquesta aquests això jo tu ell ella nosaltres meu meva seu seva molt també ja em m et es ens
    us li hi ho sense fins entre`),
  // Romanian
  setOf(`
    și de la în un o este sunt nu că care pe cu din se sau mai să pentru ca dar a al ale ai lui ei îl îi le am are au fi
    fost acest această ce cum când dacă`),
  // Dutch
  setOf(`
    de het een en of maar want dat die dit deze is zijn was waren ben bent heb hebt heeft hebben had wordt worden werd
    niet geen ook nog al wel in op aan van voor met bij naar uit over om te door als dan zo ik je jij u hij zij ze wij we
    jullie mijn jouw haar ons onze hun er hier daar wat wie waar hoe kan kunnen moet zal zou meer veel`),
  // Danish, Norwegian and Swedish
  setOf(`
    og och att at det den de en et ett er är var som på i til till med for för av af fra från ikke inte har hade hadde jeg
    jag vi du han hun hon dem sig seg kan skal ska vil vill men eller om så også också når när hvor hvad vad der denne
    dette detta man min din sin mer mere`),
  // Polish, Czech, Slovene and Croatian
  setOf(`
    i a je na se za da u s z w v o nie jest to że się do od po jak co ne ale jako který která su koji koja ki lahko ni bo
    sta te če so za kot při pro pokud nebo být ako li biti može ili iz`),
  // Hungarian
  setOf('a az és hogy nem is egy ez azt de ha meg vagy van volt csak már mint még fel le el ki be kell lehet'),
]
