import { englishFigures } from './english-figures.ts'
import { englishMorals } from './english-morals.ts'
import { englishPosts } from './english-posts.ts'
import { englishProverbs } from './english-proverbs.ts'
import { englishSayings } from './english-sayings.ts'
import { englishTrades } from './english-trades.ts'
import { few, opening, apart as parted, rest, type SlopLanguage, side, turn } from './language.ts'

const apart = `${parted}(?:(?:and|but|rather|instead),? )?`

const it = '(?:it|this|that|they|these|he|she|you|we)'
const isIt = String.raw`(?:(?:often|usually|really|actually|instead|sometimes),? )?${it}(?:['’](?:s|re)| is| are)(?! not\b| never\b)`
const not = `(?: not|n['’]t)`
const hasVowelSound = (word: string) => /^(?!u(?:ni|s[ei]|ti)|eu|one)[aeiou]/i.test(word)

export const english: SlopLanguage = {
  sets: {
    det: 'the a an your our my their his her its this that these those every any each all more new existing',
    own: 'my our your his her their this the a',
    big: `potential growth success value values power creativity innovation productivity opportunities opportunity possibilities
      performance talent insights insight freedom revenue impact engagement culture leadership collaboration trust
      change uncertainty complexity complexities challenges transformation efficiency excellence belonging connection
      connections resilience curiosity community communities empathy authenticity storytelling consistency teamwork
      technology ai data automation networking branding feedback vulnerability kindness gratitude discipline focus clarity
      mindset purpose relationships synergy synergies diversity inclusion learning dialogue loyalty alignment engagement
      ambition confidence career careers business businesses brand team teams organisation organisations organization
      organizations workflow workflows operations processes strategy strategies game results outcomes future`,
    grand: `true full hidden untapped real new endless incredible amazing limitless unlimited next greater deeper lasting
      meaningful inner collective human unique`,
    kitchen: `chef cook kitchen recipe recipes butter garlic onion onions lemon vinegar pepper salt potatoes plate oven pan grill burger
      burgers bottle spices menu diners`,
    orchard:
      'orchard orchards apple apples pears plums cherries ladder prune pruned branch branches harvest picking pickers tree trees',
    underwater: 'metres meters diver divers scuba reef boat regulator decompression surface fish gauge',
    sky: 'sky night plough constellation constellations telescope observatory astronomy astronomer sailors sextant star stars',
    cloth: 'loom wool weaver weavers weaving museum thread threads stitch stitches restorer',
    boat: `boat boats ship ships harbour harbor canal river lock locks chart charts buoy buoys sail sails tide tides skipper pilot
      rudder estuary sea dinghy barge ferry radar sonar sat nav gps`,
    lock: `lock locks locked padlock padlocks door doors gate gates drawer screen phone bike bikes cabinet safe keyhole locksmith key
      keys keypad fob tailgate hinge hinges cage`,
    engine: `engine engines exhaust carburettor carburetor cylinder cylinders piston pistons motor turbo horsepower gearbox mechanic
      intercooler`,
    instrument: `string strings bell bells organ pipe pipes guitar guitars violin violins cello piano pianos tuner frequency hertz drum
      fork orchestra conductor choir trumpet`,
    gym: `gym kilos kilo weightlifter pole jump jumper vault athlete athletes barbell squat weights rack lifter lifters`,
    lamp: `lamp lamps lantern lanterns torch torches bulb bulbs skylight candle candles headlamp floodlight led leds lighthouse projector`,
    ride: `fairground funfair amusement bolt bolts carriages coaster hill track wagons`,
    jewels: `jeweller jewellers jeweler ring rings diamond diamonds sapphire sapphires ruby emerald geologist amethyst brooch gemstone
      necklace pawnbroker`,
    trip: `train trains bus ferry tram flight luggage station platform motorway motorways miles km passengers cyclist bike lorry truck
      van car driver cabin ticket pigeon`,
    book: `book books novel novels manuscript manuscripts author authors editor proofs footnotes publisher typesetter handbook library
      textbook pages chapters appendix index`,
    land: `photograph photographs photographer photographers painter painters gardener gardeners hikers hills meadow moor soil
      valley drone fields hedge hedges watercolour canvas fog lens tripod`,
    blade: `blade blades knife knives chisel chisels mower saw sharpen sharpened sharpening grinder drill scissors digger plough
      whetstone shears lathe bevel grind hone honed razor`,
    storey: `stairs lift basement storey storeys floor floors escalator scaffold scaffolding shaft seam parking arcade`,
    materials: `plaster paint primer oil wax stain varnish butter syrup cream glue sealer coat resin soak dye rain sponge marinade polish
      dough leather vinegar stock grout dressing juices`,
    garden: `plant plants soil shade garden roses rose seed seeds seedlings bulbs compost greenhouse shoots grass herbs lettuce
      tomatoes pots fern ferns beds orchard`,
    meets: `style comfort innovation tradition craft craftsmanship design technology nature art science passion purpose function form
      luxury heritage creativity elegance performance sustainability taste quality strategy business culture community modernity
      excellence opportunity talent history data imagination flavour flavor ambition`,
    thrilled:
      'thrilled excited delighted humbled honored honoured proud pleased happy grateful stoked ecstatic overjoyed',
    tell: 'announce share say report reveal introduce tell celebrate welcome',
    very: 'so very really truly incredibly beyond super extremely absolutely deeply both just genuinely',
    people: `people leaders founders managers companies marketers creators professionals businesses teams entrepreneurs employees
      founders recruiters freelancers executives ceos brands candidates developers salespeople startups`,
  },
  families: [
    ...englishSayings,
    ...englishPosts,
    ...englishMorals,
    ...englishProverbs,
    ...englishTrades,
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'An inflated verb. A plain one says what is done.',
      lines: `
        craft/crafts/crafted/crafting a/an/your/our/the ** experience/experiences/journey/narrative/story/message
        set out to ** redefine/create/transform/change
        navigate/navigates/navigating/navigated ** uncertainty/complexity/landscape/change/challenges/world/waters/times/era/ambiguity/transition/transitions/growth ~ @boat
        leverage/leverages/leveraging/leveraged @det? *? @big
        streamline/streamlines/streamlining @det? *? operations/processes/workflow/workflows/business/experience
        streamline/streamlines/streamlining (the/your/our/their/its/how/every/everything/this/that/all/any)
        disrupt/disrupts/disrupting/disrupted/challenge/challenging/challenges/challenged/defy/defying the status quo/industry/market
        the status quo
        drive/drives/driving/drove/driven meaningful/real/lasting/measurable/tangible/positive/sustainable? impact/growth/change/innovation/results/engagement/value/transformation/success
        deliver/delivers/delivering/delivered/add/adds/adding/create/creates/creating real/true/meaningful/lasting/tangible/measurable/exceptional? value $
        tap/taps/tapping/tapped into (your/our/their/the/a/@big) ~ pipe/pipes/keg/barrel/mains/spout/maple/plumber/rubber/bolt
        stand/stands/serve/serves as a testament/reminder/beacon/cornerstone/pillar
        ideate/ideates/ideating/ideation
        synergize/synergise/synergizing
        align/aligns/aligning/aligned stakeholders/expectations/values
        in close? alignment with
        key stakeholders
        bring/bringing/brings your/their/our whole/authentic/full/true/best self/selves
        meet/meets/meeting/met people/customers/clients/users/candidates/students/them/others/patients/learners where they are
        own/owning/owns/owned the/your room/stage/narrative/story/truth/spotlight $
        circle/circling/circled back (with/on)
        circle/circling back to ~ @trip/drone/gulls/hawk/plane/petrol
        boil/boiling the ocean
        hit/hits/hitting the ground running
        move/moving/moved the goalposts ~ football/pitch/park/rugby
        peel/peeling back? the onion/layers ~ @kitchen/paint/wallpaper
        take/takes/taking/took @det? * to the next
        unlock/unlocks/unlocking/unlocked ** potential/possibilities/possibility/opportunities/opportunity/growth/creativity/innovation/talent/productivity/secrets/success
        unlock/unlocks/unlocking/unlocked ** @big ~ @lock
        unleash/unleashing/unleashes ** potential/power/creativity/talent
        maximize/maximise/maximizing/maximising @det? *? @big
        accelerate/accelerating/accelerates @det *? growth/success/career/journey/transformation/innovation
        bridge/bridges/bridged/bridging the gap ~ plank/planks/river/mm/joist/board/boards/kerb/platform/filler/gangway/tooth/teeth/dentist/crown/implant/timber/ramp
        strike/strikes/striking a/the right/perfect/delicate/healthy balance
        transcend/transcends/transcending
        thrive/thrives/thriving in (a/an/the/today/this/uncertainty/chaos) ~ @garden/bees/fish/yeast/bacteria/moss
        champion/champions/championing @det? *? @big
        showcase/showcases/showcasing the/our/your/my power/importance/value/talent/strength/potential
        highlight/highlights the importance/power/value of
        speak/speaks/spoke volumes
        open/opens/opened/opening doors to/for (new/endless/opportunities/a/many/so/me/others/people) ~ @lock/usher/porter
        open/opens/opened/opening the/a door to/for (new/endless/opportunities/opportunity/possibilities/growth)
        build/building/builds/built bridges/meaningful/lasting/genuine/authentic relationships/connections
        build/building/builds/built bridges between/not ~ river/steel/concrete/girder/girders/span/engineer/footbridge
        step/stepping/stepped outside/out of your/my/our/the/their comfort
        delve/delves/delved/delving into > look/looks/looked/looking into
        delve/delves/delved/delving deeper/deep into? > look/looks/looked/looking closer
        (!financial/operating/high/negotiating/their) leverage (@det/@big/what/social) > use
        (to/can/could/will/we/you/i/must/should/and/help) leverage (!is/was/ratio/ratios/buyout/buyouts)
        leveraging (!ratio/effect) > using
        leverages (@det/@big) > uses
        leveraged (the/our/their/your/its/this/these/ai/@big) > used
        utilize/utilise/utilizes/utilises/utilized/utilised/utilizing/utilising > use/use/uses/uses/used/used/using/using
        harness/harnesses/harnessed/harnessing the power of ~ horse/horses/waterwheel/millrace/dam > use/uses/used/using
        harness/harnesses/harnessing/harnessed your/our/their/the? full/collective/true? @big
        unlock/unlocks/unlocked/unlocking @det? @grand/@det? @big ~ @lock
        unlock/unlocks/unlocked/unlocking @grand @big? ~ @lock
        unlock/unlocking the power/secret/secrets/key/door of/to ~ @lock
        unleash/unleashes/unleashed/unleashing (@det/@big/@grand) ~ dog/dogs/puppy/puppies/leash/terrier/spaniel/hounds
        supercharge/supercharges/supercharged/supercharging ~ @engine
        turbocharge/turbocharges/turbocharged/turbocharging ~ @engine
        skyrocket/skyrockets/skyrocketed/skyrocketing ~ firework/fireworks/fuse/fuses > grow/grows/grew/growing
        catapult/catapults/catapulted/catapulting (@det/@big/you/us) ~ siege/museum/trebuchet/medieval/slingshot/castle/year
        revolutionize/revolutionise/revolutionizes/revolutionises/revolutionized/revolutionised/revolutionizing/revolutionising > change/change/changes/changes/changed/changed/changing/changing
        elevate/elevates/elevated/elevating your/our/their/my/the? @big
        elevate/elevates/elevating your/our/their (!leg/legs/foot/feet/arm/arms/ankle/ankles/heel/heels/knee/knees/head/bed/hand/wrist)
        empower/empowers/empowered/empowering (!to) 
        empower/empowers/empowering/empowered @people/you/us/them/everyone/others/individuals to
        foster/fosters/fostered/fostering a/an/the/your/our? @grand/sense/culture/spirit/environment/deep/true/stronger? of? @big/culture/environment/belonging
        foster/fosters/fostered/fostering a/an * culture/environment/sense/spirit/atmosphere
        cultivate/cultivates/cultivating/cultivated a/an/the/your/our? @grand/sense/culture/spirit? of? @big/culture/mindset
        embark/embarks/embarked/embarking on ~ ferry/ship/ships/passengers/quay/gangway/cruise/deck/pier > start/starts/started/starting
        spearhead/spearheads/spearheaded/spearheading ~ bronze/flint/iron/archaeologist/archaeologists/dig/spear/museum/shaft > lead/leads/led/leading
        navigate/navigates/navigating/navigated the/this/these? complexities/complexity/challenges/landscape/uncertainty/intricacies/waters/storm/ever/maze/chaos ~ @boat
        navigate/navigates/navigating/navigated * * landscape/world/waters ~ @boat
        navigate/navigates/navigating/navigated complex/uncertain/challenging/turbulent times/challenges/environments/waters/situations ~ @boat
        underscore/underscores/underscored/underscoring the/how/that/why/our/my/a (!character/characters) > show/shows/showed/showing the/how/that/why/our/my/a
        garner/garners/garnered/garnering (attention/support/interest/praise/insights/more/significant/the) > get/gets/got/getting
        resonate/resonates/resonated/resonating with/deeply/most/strongly (!me/frequency) ~ @instrument
        resonates/resonated with (me/you/your/our) ~ @instrument
        transform/transforms/transforming/transformed the way (we/you/people/businesses/companies/teams/i/they)
        embrace/embraces/embraced/embracing the? @big/change/failure/discomfort/chaos/unknown/uncertainty/vulnerability/imperfection
        redefine/redefines/redefined/redefining what/how/the/success/excellence/leadership/possible
        reimagine/reimagines/reimagined/reimagining the/how/what/your/our/work
        amplify/amplifies/amplified/amplifying your/our/their/the? @big/voice/message/reach ~ microphone/microphones/amp/amplifier/speakers/loudspeaker/hearing
        ignite/ignites/ignited/igniting your/our/their/the/a? @big/passion/spark/change/imagination ~ gas/boiler/burner/stove/kiln/welding/fuel
        level/leveling/levelling/leveled up your/our/my/the @big/skills/* ~ floor/floors/screed/mortar/tiles/slab/slabs/wall/washing/caravan/shim/legs/spirit/bubble/concrete/gravel/ground
        double/doubling/doubled down on (!the)
        move/moves/moved/moving the needle (!of/on/from/with/to) ~ gauge/gauges/dial/speedometer/barometer/turntable/vinyl/stylus/sewing/compass/thermometer/voltmeter/syringe/vein
        push/pushes/pushed/pushing the? boundaries/envelope (!through/under/into/across/back) ~ fence/hedge/surveyor/letterbox/postman
        raise/raises/raised/raising the bar ~ @gym/curtain/gate/barrier/handlebar/hurdle/hurdles/counter
        break/breaks/breaking/broke down? silos/barriers (!at) ~ grain/farm/farmer/silage/wheat/barley/maize/digger/flood/excavator
        pave/paves/paved/paving the way ~ paving/slab/slabs/asphalt/cobbles/tarmac/gravel/bricks
        shine/shines/shining/shed/sheds a? light on ~ @lamp`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A worn image that shows nothing. Name the thing itself.',
      lines: `
        here to stay
        no small feat
        a force to be reckoned
        the heart and soul
        at the forefront of
        rollercoaster of ~ @ride
        (!for/get/gets/got/take/took/want/wanted/need/needed/catch/caught/grab) a breath of fresh
        catalyst for (change/growth/innovation/success)
        driving/driver force of/behind
        engine of (growth/innovation/change)
        moral/inner/internal/ethical/guiding compass
        is/are my/our/your/the compass $ ~ @boat/map/maps/hike/walkers/needle
        stepping stone/stones ~ stream/river/brook/beck/ford/pond/garden/slippery/wet/moss/estuary
        crown jewel ~ tower/king/queen/coronation/museum/guard
        hidden gem/gems ~ @jewels
        gold mine/goldmine ~ miner/miners/ore/shaft/geologist/seam/helmet/helmets
        a masterclass in (@big/patience/humility/how/customer/what/crisis/persistence/courage/communication/negotiation/negotiating/listening/marketing/service/selling/grace/hospitality)
        blueprint for (success/growth)
        recipe for success
        key to success/growth/happiness/leadership/unlocking/everything
        secret to success/growth/happiness/leadership
        path to success/growth/greatness
        road to success
        keys/secret/secrets to @big
        kaleidoscope/mosaic/symphony of ~ tile/tiles/tiler/roman/grout/tesserae/mirror/mirrors/@instrument
        dance between ~ dancer/dancers/waltz/ballroom/tango/dances
        bumpy ride ~ @trip/potholes/pothole/tractor/horse/turbulence/wheelchair/ambulance/landing/lane
        chapter begins/closes/ends ~ @book
        closing one/this/a chapter ~ @book
        close/closes/closed one/this/a chapter ~ @book
        turning the page ~ @book
        when/as/where/if/for one/a/every door closes
        one door closes
        new beginnings
        power of @big/community/connection/people/words/one/small/yes/no/asking/listening/saying/showing/persistence/positivity/consistency/kindness/failure
        the? power of a/an single/simple/good/honest/great/kind *
        business/digital/competitive/corporate/modern/retail/education/healthcare/recruitment/recruiting/energy/security/cybersecurity/data/cloud/legal/insurance/banking/payments/fashion/regulatory/logistics/consulting/hr/leadership/workplace/work/innovation/product/design/software/consumer/customer/funding/investment/social/estate/current/changing/evolving/shifting/marketing/ai/tech/technological/job/hiring/media/professional/economic/complex/dynamic/global/financial/startup/b2b/saas/sales/content/industry/organizational/talent/crowded/volatile landscape (!gardener/gardeners/gardening/architect/architects/photographer/photography/painting/painter/format/mode) ~ @land
        landscape of (business/work/ai/marketing/technology/modern/today/leadership/innovation/hiring/sales/recruiting/content/our)
        tapestry of ~ @cloth
        rich/vibrant/complex/intricate/diverse tapestry ~ @cloth
        testament to
        beacon of ~ lighthouse/bonfire/harbour/ships/buoy
        cornerstone of (@big/our/any/every/all/great/good/success/modern) ~ mason/masons/chapel/church/masonry/quarry
        bedrock/backbone of (@big/our/any/every/all/great/good/success/modern)
        realm of (business/possibility/leadership/ai/marketing/technology/@big/digital/professional)
        treasure trove
        secret sauce ~ @kitchen
        silver bullet ~ werewolf/werewolves/film
        holy grail ~ film/python/arthur/church/legend
        north star (!road/street/hotel) ~ @sky
        low hanging fruit ~ @orchard
        magic happens
        where the magic
        game changer/changers
        gamechanger/gamechangers
        game changing > new
        paradigm shift/shifts
        quantum leap
        perfect storm ~ wind/mph/knots/gale/forecast/weather
        elephant in the room ~ zoo/keeper/trunk/tusk/tusks
        tip of the iceberg ~ ice/arctic/antarctic/glacier/glaciologist/ship/captain/metres/drone/greenland/floe/water/sonar
        needle in a haystack ~ hay/sewing
        rollercoaster ride ~ @ride
        emotional rollercoaster
        whirlwind of
        deep dive/dives ~ @underwater/dived/pool/lake/sea
        dive/dives/diving/dove deep/deeper into? ~ @underwater
        let us dive in/into/right/deep
        let's dive in/into/right/deep
        rabbit hole ~ rabbit/rabbits/ferret/field/burrow/lawn
        well oiled machine ~ oil/grease/gearbox/bearing/bearings
        secret weapon
        superpower $
        your/my/our/a/the/real/biggest/ultimate/hidden superpower
        intersection of @big/art/business/technology/human and
        bigger than ourselves/myself/yourself/any one
        something bigger/greater than (you/me/us/ourselves/yourself)
        fuel/fuels/fueled/fuelled/fueling my/our/your/the/by? passion/passions/growth/fire/innovation/creativity`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'The post calls it a journey. Say what happened, from when to when.',
      lines: `
        my/our/your/this/his/her/their/the incredible/amazing/wild/beautiful/remarkable/unforgettable/inspiring/exciting/rewarding journey
        (my/our/your/this) incredible/amazing/wild/entrepreneurial/professional/career/leadership/learning/personal/growth/startup/founder/creative/coding/transformation/transformational journey
        career/leadership/entrepreneurial/entrepreneurship/learning/growth/founder/startup/professional/transformation/healing/self journey
        journey of (growth/self/learning/discovery/a/becoming/transformation/leadership/continuous/resilience/personal)
        on this/your/our/my journey (!to/home) ~ @trip
        part of this/my/our/your/the journey (!to/home) ~ @trip
        what a journey ~ @trip
        trust the journey
        enjoy the journey ~ @trip
        along/throughout my/the/your/our/this journey ~ @trip
        my/our/your journey as/so/with/into/has/continues/began/begins/started/in/toward/towards ~ @trip
        it's all about the journey ~ @trip
        every/each step of the/this journey/way (!from/to) ~ @trip
        next chapter ~ @book
        new chapter (!of/in/is/on) ~ @book`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A label anyone can stick on anything. Show what earns it.',
      lines: `
        digital transformation journey
        digital future
        people centric/first (!aid)
        human/customer/people centric/centered/centred
        customer centricity/obsession
        360 degree (!camera/video/turn)
        exponential growth/results/impact
        unstoppable
        unwavering
        relentless pursuit/dedication/commitment/focus
        tireless/tirelessly work/dedication/effort/efforts/worked/working
        undeniable/undeniably
        indispensable part/partner/role/asset/partners/leader/leaders
        [truly|absolutely|utterly] indispensable
        vibrant community/culture/ecosystem/team
        thriving community/culture/ecosystem/business
        inclusive culture/workplace and
        leaders/leader/future of tomorrow
        workplace/talent of the future
        future of work is
        passion and (dedication/purpose/hard/commitment/drive/perseverance/energy)
        hard work and (dedication/passion/perseverance/determination/commitment)
        blood , sweat
        dedication and (passion/hard/commitment)
        commitment to excellence
        excellence in everything
        strive/strives/striving for (excellence/greatness/perfection/better)
        strive to (create/deliver/be/inspire/make/provide)
        go/going/goes above and beyond
        second to none
        one of a kind
        truly inspiring/amazing/incredible/remarkable/special/transformative/unique
        incredibly inspiring/talented/rewarding/proud/grateful/humbling
        inspiring leaders/leader/people/stories/story/journey/conversation/conversations
        (!the/at/on/leading/its/their/our) cutting edge (!of/tool/tools) ~ @blade > new
        bleeding edge
        best in class (!award/prize/at/ram/ewe/heifer) ~ ram/ewe/heifer/pony/dogs/puppy/judge/marrow
        world class (!cup/title)
        next level ~ @storey
        to the next level ~ @storey
        ground breaking/groundbreaking (!ceremony) ~ digger/spade/excavator/shovel
        trailblazing/trailblazer
        unparalleled
        unrivalled/unrivaled/unmatched
        robust , end to end solution/solutions/platform/approach/service
        robust , scalable/flexible/secure/reliable/innovative/end/modern/future/agile/efficient
        robust and (scalable/flexible/secure/reliable/innovative/agile/efficient)
        scalable and (robust/secure/flexible/sustainable)
        visionary/visionaries
        indelible mark/impression/impact
        growth mindset
        mindset shift
        cross functional collaboration
        passionate team/people/professionals/experts
        mission driven
        value/values based leadership
        people first culture/approach/company/leadership
        innovative and (creative/sustainable/scalable/forward)
        forward thinking
        heartwarming/heartfelt
        deeply humbled/moved/grateful/personal/meaningful/human
        unprecedented times/growth/opportunity/opportunities/challenges/success
        transformative (!learning)
        transformational leadership/leader/leaders/change/power/impact/experience
        ever evolving/changing/growing/shifting
        rapidly/constantly/continuously evolving/changing/shifting world/landscape/industry/market/environment/field/*
        fast paced (!film/game/novel)
        mission critical
        seamless/seamlessly (!stocking/stockings/tights/knit/steel/tube/pipe/gutter/gutters) ~ pipe/pipes/tube/tubes/weld/welder/welds/tights/sewing/sew/jersey/vinyl/gutter/gutters/sock/socks/knitting/knitted/needle
        holistic approach/view/strategy/solution/perspective/understanding
        robust framework/solution/solutions/strategy/strategies/foundation/ecosystem/approach/platform
        multifaceted
        multi faceted
        pivotal role/moment/part/point
        crucial/vital/key/pivotal/significant/critical role in
        invaluable lesson/lessons/insight/insights/experience/advice/skill/skills/tool/resource
        valuable insights/lessons
        actionable insights/tips/strategies/advice/takeaways/steps
        key takeaway/takeaways ~ chinese/chips/curry
        thought leader/leaders/leadership
        synergy/synergies/synergistic
        win win
        value add/adds
        value driven/packed
        purpose driven
        results driven/oriented
        passionate about
        driven by a? passion
        mind blowing
        jaw dropping
        life changing (!injury/injuries/surgery/operation/diagnosis/illness)
        eye opening (!exercise)
        awe inspiring
        change makers/maker
        changemaker/changemakers
        like minded (!friends)
        go getter/getters
        rock star/rockstar team/developer/engineer/employee/employees
        dream team
        powerhouse ~ turbine/turbines/mill/colliery/boiler/museum/dam
        disruptor/disruptors/disruptive (!behaviour/behavior/pupil/pupils/student/passenger/noise)
        future proof your/our/their
        hustle culture
        growth hacking/hack/hacks
        personal brand is
        move fast and
        innovative solution/solutions/approach/approaches/ideas
        endless/limitless/infinite possibilities/potential/opportunities
        the possibilities are endless
        plethora of
        myriad of
        meticulous/meticulously > careful/carefully
        intricate/intricacies (details/balance/web/dance/of)
        delicate/fine balance between
        nuanced understanding/approach/perspective`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A stock opening. Start with what happened or what you think.',
      lines: `
        in a/an ever/increasingly/rapidly/constantly/fast? changing/evolving/moving/connected/digital/competitive/paced/complex world/market/industry/landscape/environment
        in a world where/that/full/of
        we live in a/an world/time/era/age/culture/society where/of/that/when
        ^ in times of (change/uncertainty/crisis)
        ^ in times like these
        ^ what an/a honor/honour/privilege/year/week/day/ride/team/moment/incredible/amazing/night/event (!to $)
        ^ so honored/honoured/grateful/proud/thankful/blessed/excited/thrilled to/for/of
        ^ after ** reflection/consideration/thought , i
        ^ today marks
        ^ today i/we celebrate
        ^ today i/we say goodbye
        ^ today i/we close/begin/start a/one/my/the/our new/next/exciting? chapter/journey/adventure/era
        happy to share that i
        starting a new position
        ^ i'm going to be honest/blunt/real/vulnerable
        ^ i'm not going to lie
        ^ not gonna lie
        ^ i won't lie
        ^ i won't sugarcoat
        ^ i have a confession
        ^ i have/ve a/an secret/confession/unpopular/announcement
        ^ i'll say it louder/again/plainly
        ^ i'll let you in
        ^ here's a secret/confession/truth/thought/reminder/hot/radical/wild/little/hard/uncomfortable $
        ^ a quick/gentle/friendly/little reminder
        ^ quick reminder
        ^ friendly reminder
        ^ just a reminder
        ^ this might/may/will be/sound/ruffle/upset/offend/hurt/trigger controversial/unpopular/crazy/harsh/uncomfortable/some/a/people/feathers
        ^ this might/may sting/hurt
        ^ you might/may not like
        ^ some of you won't like
        ^ if you're reading this
        ^ if someone had told me
        ^ if you had told me
        ^ in today's ever/fast/rapidly/constantly/hyper/increasingly? paced/changing/evolving/moving/digital/modern/competitive/business/connected/uncertain/crowded/noisy/global/corporate/professional/job/busy/complex/volatile *? *? world/age/era/environment/landscape/market/marketplace/economy/society/workplace/climate (!of) > -
        ^ in today's world/age/era/market/economy/society/workplace/climate/landscape/environment (!of) > -
        in today's ever/fast/rapidly/constantly/hyper/increasingly? paced/changing/evolving/moving/digital/competitive
        ^ in this day and age (!of) > -
        ^ in the age/era of (ai/digital/information/social/remote/constant)
        ^ in a/an era/age/world/time where/of/when
        ^ in a world that/full/obsessed/of
        now more than ever
        @very? @thrilled to @tell that > -
        [i'm|i am|we're|we are] @very? @thrilled to @tell (!you)
        (!was/were/would/will/always) @thrilled and @thrilled
        ^ @very? @thrilled to @tell
        humbled to/by the/be/have
        [i'm|i am|we're|we are] beyond @thrilled/words
        ^ big/exciting/huge/massive news $
        ^ some personal/professional/big/exciting news $
        some personal news
        it's with great/immense/mixed pleasure/pride/joy/excitement
        with great pleasure/pride/joy/excitement that
        ^ i've been thinking a lot about/lately
        ^ i wanted/want to take a moment/minute
        take/taking a moment to appreciate/reflect/celebrate/thank/acknowledge
        ^ i just/really? wanted/want to share that > -
        ^ i just/really? wanted/want to share something $ > -
        ^ i just/really? wanted/want to share
        ^ let me tell you a story/something/about/why/how
        ^ let me explain $ > -
        ^ let me be clear/honest/real/blunt $ > -
        ^ let's be honest/real/clear/frank $ > -
        ^ let's face it $ > -
        ^ let's talk about
        ^ we need to talk about
        nobody prepares/prepared you for
        no one prepares/prepared/warns/warned you for/about
        ^ hard/uncomfortable/brutal/harsh/tough/bitter/quick/gentle/honest/simple truth/reminder/confession/question $
        then everything changed
        and then it happened
        ^ let's talk $
        ^ i'll be honest $ > -
        ^ can we talk about
        ^ can i be honest
        ^ truth be told $ > -
        ^ real talk $ > -
        ^ confession $ 
        ^ story time $ ~ library/librarian/pupils/children/nursery/toddlers
        ^ fun fact $
        ^ hot take $ > -
        ^ unpopular opinion $ > -
        ^ controversial opinion/take $ > -
        ^ hear me out $ > -
        ^ picture this $
        ^ imagine this $
        ^ imagine a world
        ^ what if i told you
        ^ buckle up
        ^ happy monday/friday/tuesday/wednesday/thursday linkedin/everyone/all/folks
        as many/some of you may? know
        as we all know
        it's no secret that > -
        it is no secret that > -
        it goes without saying that > -
        it goes without saying
        ^ needless to say $ > -
        ^ without further ado > -
        once upon a time`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A drumroll before the point. Make the point.',
      lines: `
        confession time
        [it's|it is] so? important/crucial/essential/vital/imperative/worth/critical/key/necessary to? note/noting/remember/remembering/mention/mentioning/understand/recognize/recognise/acknowledge/highlight that/the/how
        [it's|it is] imperative that/to
        [it's|it is] crucial/essential/vital/critical/paramount to foster/build/embrace/cultivate/communicate/adapt/invest/prioritize/prioritise
        is/are paramount
        ^ ultimately ,
        it all comes/boils down to
        all comes/boils down to (one/trust/communication/people/mindset/leadership/this/culture)
        answer/reason/result/results/reasons/outcome may/might/will? surprise/surprised you/us/me/everyone
        you may/might/will/would be surprised
        food for thought
        just a thought $
        something to think about $
        let that be
        let's unpack
        let's break it/this down
        let's explore
        my biggest/key/main/big/top? takeaway/takeaways $
        my biggest/key/main/big/top? takeaway/takeaways for/from/is/was/here
        three/five/two/four/key/main/biggest/my lessons/takeaways for leaders/managers/founders/everyone/you
        ^ want to know what/how/why/the/something
        ^ do you know what/how/why ** separates/makes/sets/distinguishes
        what separates good/great/the/average
        what sets ** apart
        and suddenly , everything/it
        suddenly , it all
        then , suddenly
        and then , it clicked ~ @lock/latch/switch/buckle/seatbelt/relay/ratchet/shutter
        (!and/until/door/lock/lid) then it clicked ~ @lock/latch/switch/buckle/seatbelt/relay/ratchet/shutter
        it all made sense
        everything clicked
        a lightbulb went
        lightbulb moment
        sit with that
        let that marinate/settle/resonate . ~ @kitchen/@materials/brew/beer/dust/tank/sediment/barrel/meat/fork/note
        ^ but here's where
        ^ but there's a/one/just catch/twist $
        ^ but wait $
        ^ and that's not all
        ^ but that's not all
        ^ and the best/worst/craziest/wildest/funniest part $
        ^ the best/worst/craziest/wildest part $
        ^ stop right there
        ^ i repeat $ > -
        ^ to be clear $ > -
        you read that right
        yes , you read
        ^ what happened next
        what followed was/were nothing/pure/incredible/extraordinary/magic/magical/unexpected/remarkable/a/the? beautiful/journey/masterclass/lesson
        what followed changed/surprised/blew/shocked/amazed
        wait for it $
        the result/results/outcome speak/speaks for
        we've been lied to
        we've been sold
        you've been lied to
        everything you know/knew about
        stop doing/saying this
        ^ but/so? here's the thing $ > -
        ^ but/so? here's the thing about?
        ^ but/so? here is the thing $ > -
        ^ but/so? here is the thing
        here's the truth/kicker/deal/catch/twist/secret/reality/punchline $ > -
        here's the kicker/deal
        here's the beautiful/best/hard/uncomfortable/brutal/harsh/fun/interesting/crazy/ugly/simple/honest/good/real part/truth/thing/reality/question $ > -
        here's the beautiful/best/hard/uncomfortable/brutal/harsh/fun/interesting/crazy/ugly/simple/honest/good/real part/truth/thing/reality/question
        here's what [nobody|no one|most people|most founders|most leaders|they don't|everyone|people don't|the best|i've learned|i learned|i realized|i realised|i wish|it taught|that taught|great leaders]
        here's what happened next?
        here's why it/this/that matters/works
        here's how/why $
        here's what i discovered/know
        here's how i/we/you can?
        ^ let that sink in $ ~ @materials > -
        ^ let that sink in ~ @materials
        let that sink in . > -
        ^ let that one? sink in for ~ @materials
        let that one? sink in for a moment/second/minute
        read that again $ > -
        read that again
        read that twice $ > -
        read that line/one again $ > -
        ^ think about it $ > -
        ^ think about that $ > -
        think about that for a second/moment/minute $ > -
        let that land $
        ^ let me repeat that $ > -
        louder for the people in the back
        ^ spoiler alert? $ > -
        ^ plot twist $ > -
        ^ mic drop $ > -
        ^ full stop $ > -
        ^ period $ > -
        ^ end of story $ > -
        ^ and? guess what $ > -
        ^ and? you know what $ > -
        want to know the/my/our/a secret/truth/trick/best
        then it hit me
        that's when it hit/clicked
        that's when it all hit/clicked/changed
        that's when everything/something clicked/changed/shifted
        it hit me like
        and/but everything changed $
        that changed everything
        it changed everything
        this/which changes/changed everything
        (!i/we/have) changed my life/career forever?
        nothing was ever the same
        the rest is history
        little did i/we/he/she/they know
        ^ make no mistake $ > -
        ^ mark my words $ > -
        ^ trust me $ > -
        ^ news flash $ > -
        ^ newsflash $ > -
        nobody/no one? is? talks/talking about
        nobody/no one? tells/warns/teaches you/us
        nobody/no one? told/warned/taught me/us about/how
        we don't talk about this/it enough
        not enough people talk/are about/talking
        what they don't tell/teach you
        the hard/uncomfortable/brutal/harsh/ugly/bitter/honest/inconvenient/simple/painful truth $ > -
        the hard/uncomfortable/brutal/harsh/ugly/bitter/honest/inconvenient/simple/painful truth is/about
        ^ and/but? the truth/reality is that > -
        ^ and/but? the truth/reality is $ > -
        ^ and/but? the truth is most/you/we/i/it/nobody/no/people/great/success/your
        ^ the fact is that > -
        the fact of the matter is
        buried the lede
        i said what i said
        if you know , you know
        this is huge $
        read to the end
        it's that simple $ > -
        it's as simple as that
        simple as that $
        period . full stop`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
      lines: `
        the? real/true/whole magic/power/beauty/secret/strength/meaning of
        that is/s how ** happens/change/grow/win/succeed/wins/grows
        that's how change/growth/trust/success
        (!that/this/here/which/it) is everything .
        never underestimate
        don't ever underestimate
        that's where growth/magic/change/innovation/leadership happens/begins/starts
        growth happens/begins/starts when/outside/in/at ~ @garden/hair/yeast/bone/mould/tumour
        the magic is in
        actions speak louder
        it's not about you
        it takes a village
        comes/come into your life/lives for
        for a reason , a/some season
        taught me how to live/lead/love/dream/be
        taught me more than any
        every voice/person/story/employee/customer/detail/day/dollar/second/life matters/counts .
        every voice matters/counts/deserves
        deserves/deserve to be heard/seen/valued/celebrated
        feel/feels/felt seen and/, heard
        seen and heard
        seen , heard
        @big/people over @big/profit/profits/perfection/process/numbers $
        people over profit/profits
        be/being/become/becoming better than yesterday
        than you were yesterday
        who you were yesterday
        your only competition/competitor/rival
        the only competition/person you
        comparison is the thief
        choose yourself/kindness/joy/happiness/courage/growth/progress/people/wisely/hope $
        choose to be (kind/brave/the/bold/happy)
        invest in yourself/people/relationships/yourselves
        best investment you/is
        bet on yourself
        your journey/story/future/success/adventure/transformation/dream/career starts/begins here/now/today
        the journey/adventure starts/begins here/now/today
        it starts/begins here/now .
        it all starts/begins here/now/today $
        the future starts/begins here/now/today
        you can't pour from
        people will/may? forget what you said
        how you made/make them feel
        rising tide lifts
        iron sharpens
        what doesn't kill
        success leaves clues
        where focus goes
        energy flows
        you are the average
        proof that anything/hard/dreams/consistency/when/you
        (!got/get/gets/sent/send/sends/received/wrote/set/had/have/need/needs/text/email/after) a reminder that/of
        it reminded me/us that/why
        the? moral of the story
        ^ the/my biggest/big/real/main/key? lesson/takeaway/moral/learning $
        ^ lesson/lessons learned/learnt $
        the real/true/biggest/ultimate/deeper lesson is/was/here
        the lesson/takeaway/moral is/here is? simple/clear $
        and/but? that's the real/whole/true point/lesson/secret/magic/beauty/power
        and that , my friends
        that is? what it's all about
        that's what it's all about
        that's what leadership/success/teamwork/culture/growth/resilience/trust/community is all? about
        that's what true/real/great/good leadership/leaders/success/teamwork/culture/growth looks/is/do/means/look
        that's what leadership/success/teamwork/resilience/growth/courage looks/means
        that's the power of
        that's the beauty of
        made/makes all the difference
        at the end of the day (it/people/business/success/what/nothing/no/you/everything/leadership) > -
        at the end of the day $ ~ sweep/swept/sweeping/mop/mopped/till/leftovers/sunset/broom/cash/shift > -
        when all is said and done > -
        in the grand scheme of
        ^ because? in the end , it/success/what/people/your
        ^ and? remember $ > -
        ^ always remember
        ^ never forget (that/your/why/where)
        ^ in conclusion $ > -
        ^ in conclusion
        ^ in summary $ > -
        ^ in summary
        ^ to sum up $ > -
        ^ to sum up
        ^ in a nutshell $ > -
        ^ in a nutshell
        ^ the? bottom line $ > -
        ^ last but not least $ > -
        ^ last but not least
        life/business/success/leadership is too short
        everything happens for a reason
        it's never too late to
        smallest/small/tiny/little steps/changes/acts/actions/moments/gestures/wins/habits make/lead/create/have/can the/to/make? a/the? biggest/big/huge/lasting/greatest
        great things take time
        one step at a time $ ~ stairs/staircase/crutch/crutches/ladder/frame/walker/physio/banister/knee/hip
        rome wasn't built in
        what got you here
        it starts with you
        change starts with
        and that's okay
        and that's ok`,
    },
    {
      rule: 'generic-optimism',
      weight: 1.5,
      reason: 'Cheer that fits any post. Say what you look forward to and why.',
      lines: `
        the only limit is/you
        your only limit
        only limits are/you
        the only limits
        nothing is impossible
        nothing can stop
        we can achieve/accomplish/do/build/change anything/great/amazing/so/the
        great things are coming/ahead
        big things are coming/ahead
        bigger and better
        brighter/better future/tomorrow
        see you at the top
        here's to new/the/many/more/another/growth (!left/right)
        cheers to new/the/many/more/another
        to new beginnings
        new heights
        ^ just? keep going .
        ^ keep going $ ~ road/junction/lights/roundabout
        keep showing up
        keep shining
        show up every day
        you are enough
        you belong here
        be yourself $
        rise and shine/grind/thrive/conquer
        raise each other
        lift each other
        lifting each other up
        empowered women
        an opportunity in disguise
        opportunity to grow/learn and
        every day is a
        grow/growing/learn/learning every single? day ~ @garden/beans/puppies/pupils
        proud of what we've
        can't wait to see next/what/where/how
        can't wait for what's/what/next
        can't wait for the next chapter/adventure/step/decade/edition/challenge
        thank you for believing
        thank you for the/your trust/support/love/believing/incredible/amazing
        to everyone who believed
        onto the next chapter/adventure
        on to the next chapter/adventure
        the adventure continues
        the sky is the limit
        sky's the limit
        anything/everything is possible $
        the future is bright/now/here/human/ours/yours
        future belongs to (those/the)
        the best is yet to come
        exciting times ahead
        onwards/onward and upwards/upward
        the journey continues
        this is just/only the beginning
        [we're|i'm|they're|you're|it's|are|am] just getting started
        stay tuned ~ @instrument
        watch this space
        dream big
        believe in yourself/yourselves
        never give up
        never stop learning/growing/dreaming/believing/innovating
        keep learning/growing/pushing/going/shining , and? keep? learning/growing/pushing/going/shining/inspiring
        keep pushing forward
        trust the process
        embrace the journey/process/suck
        hard work always? pays off?
        hard work beats talent
        failure is not an option
        fail/failing forward/fast
        work hard , play
        dreams do? come true
        together , we can/will/are (!meet/be)
        together , we grow/rise/achieve/win/thrive
        we're? stronger together
        teamwork makes the
        consistency is key
        content is king
        knowledge is power
        comfort zone/zones
        think/thinking/thought outside/out/of the? box
        stay hungry
        you've got this
        you got this
        be the change
        make/makes/making/made a real/lasting/meaningful/positive/big impact
        make/makes/making an impact $
        make/makes/making/made a real/true/lasting/meaningful/positive difference
        making/make the world a better
        light at the end of the tunnel ~ train/trains/rail/railway/miners/boring/cave/caver/cavers/canal
        let's make it happen
        let's build/shape/create the future
        let's build/shape/create something together
        so proud of this/my/our/the incredible/amazing? team
        couldn't be prouder
        couldn't be more excited/proud
        incredible/amazing/talented/wonderful/fantastic/awesome team/people/humans/group
        grateful/thankful for the/this/every/all opportunity/opportunities/journey/incredible/amazing
        feeling grateful/blessed/inspired/humbled
        blessed and grateful
        where there's a will
        good things come to`,
    },
    {
      rule: 'bait',
      weight: 2,
      reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
      lines: `
        drop/leave/share/post your ** in the comments
        drop your ** below
        let me know ** below
        let me know ** comments
        react/reply/respond with a/an/your emoji/heart/like/yes
        if this/you resonates/resonated/helped/liked/enjoyed/agree ** share/like/repost/comment/follow/save/tag
        if this resonates
        if you found this helpful/useful/valuable
        share your/this story/thoughts/experience/opinion/take in/below
        join the conversation
        let's discuss $
        let the debate
        debate me
        ^ change my mind .
        bookmark this
        send this to someone/somebody/anyone/everyone
        send this to a/your friend/colleague/manager/boss/team/network/founder/leader/mentor/partner
        pass this on to someone/somebody/anyone/everyone/a
        drop/leave your/some/me emoji/like/thoughts/answers/tips/questions/experience/experiences/story/stories/opinion/takes below/in
        drop a comment/yes/like/emoji/heart in/below/if/and
        leave a like/comment/heart/reaction below/if/and
        drop your * in the comments
        let me know in the comments
        tell me in the comments
        ^ thoughts $
        ^ any/your/other/honest thoughts .
        share your thoughts
        hear your thoughts
        what are your thoughts
        thoughts in/on the comments/below
        [love|like|keen|curious|happy] to hear/read/know your thoughts/perspective/perspectives/views/take/takes/experience/experiences/stories/opinion/opinions
        ^ agree $
        ^ agree or disagree .
        ^ am i right $
        ^ am i wrong $
        who's with me
        raise your hand if
        ^ like if you
        like this post
        like , share/comment and
        like and share/comment/repost/follow
        double tap if/this/for
        ^ double tap .
        (!to/please) repost $
        repost/reshare/like if you/this/it
        repost/reshare/share/save this/it if/for later? you/this/later
        repost/reshare this/it? to/with help/your
        share this post? with someone/anyone/a/your/everyone/every who/friend/network/you/leader/founder/colleague/team
        tag someone/a/your/the/somebody/two/three friend/colleague/person/leader/founder/boss/coworker/people/who/manager/mentor
        follow me for
        follow for more
        follow me to see/get/learn/stay/keep/never/hear/be
        hit the? follow/like/subscribe
        hit that follow/like/subscribe/bell
        bell icon
        smash the like
        you won't believe
        ^ stop scrolling
        this/it will change your/the life/career/way/business/mind
        ^ read this twice
        ^ save this for later
        link in bio
        connect with me if`,
    },
    {
      rule: 'wordy',
      weight: 0,
      reason: 'A shorter word says the same.',
      lines: `
        in order to > to
        due to the fact that > because
        in spite of the fact that > although
        despite the fact that > although
        in light of the fact that > because
        at this point in time > now
        at this moment in time > now
        at the present time > now
        in the near future (!of) > soon
        in the event that (i/we/you/they/he/she/it/the/a/an/something/someone/somebody/nobody/your/our/my/their) > if
        for the purpose of > for
        with regard/regards to > about
        with respect to
        a large number of (!the/our/my/your/their/his/her/its/these/those/them/us/you/it/whom/which) > many
        a large number of (the/our/my/your/their/his/her/its/these/those/them/us/you)
        a great/huge number of (!the/our/my/your/their/his/her/its/these/those/them/us/you/it/whom/which) > many
        a wide range/variety/array of
        has/have/had the ability to > can/can/could
        is/are able to > can
        make/makes/made/making use of > use/uses/used/using
        each and every > every
        ^ first and foremost > first
        first and foremost
        prior to > before
        subsequent to > after
        in close proximity to > near
        on a daily basis > every day
        on a regular basis > regularly
        on a weekly/monthly basis > every week/month
        the reason why is that
        the vast majority of (!the/our/my/your/their/his/her/its/these/those/them/us/you/it/whom/which) > most
        the vast majority of (the/our/my/your/their/his/her/its/these/those/them/us/you)
        a majority of (!the/our/my/your/their/his/her/its/these/those/them/us/you/it/whom/which) > most
        commence/commences/commenced/commencing > start/starts/started/starting
        ascertain/ascertained > find/found out
        endeavour/endeavours/endeavoured to > try/tries/tried to
        endeavor/endeavors/endeavored to > try/tries/tried to
        purchase/purchases/purchased/purchasing (the/a/an/our/your) > buy/buys/bought/buying
        (!are/is/am/was/were/be/been/keep/keeps/kept/keeping/of/re/m/s/by/start/started/before) going/moving forward $ > from now on
        it's important/worth to? note/noting/remember/mentioning/mention that > -
        it is important/worth to? note/noting/remember/mentioning/mention that > -`,
    },
  ],
  fits: (previous, former, plainer) => !/^an?$/.test(previous) || hasVowelSound(former) === hasVowelSound(plainer),
  figures: [
    ...englishFigures,
    {
      rule: 'from-to-chain',
      pattern: turn(
        String.raw`\b(?:trade|swap|exchange|swapp|trad|exchang)(?:d|ed|s|ing)? [^.,;!?\n]{2,40} for [^.,;!?\n]{2,40}, [^.,;!?\n]{2,40} for [^.,;!?\n]{2,40}`,
      ),
    },
    {
      rule: 'from-to-chain',
      pattern: turn(
        String.raw`\bwhether you['’]?(?:re| are) (?:an? |just |already )?[^.!?\n]{2,60}? or (?:an? |just |already )?[^.!?\n,]{2,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:do|does|did|has|have)(?: not|n['’]t) (?:just|only|simply|merely) ${side('x', 60)}(?:[,;.]|\s?[—–]) (?:it|he|she|they|we|you|i) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\b(?:not|n['’]t|never) (?:really |just |only )?about ${side('x')}${apart}(?:often,? )?${it}(?:['’]s| is| was| are| were) (?:really |all |always )?about ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are|was|were)${not} (?<same>\p{L}+) ${side('x', 60)}${apart}(?:it|they|we|i|you|he|she|that)(?: is| are| was| were|['’](?:s|re|m)) \k<same> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are|was|were|['’]s) never (?:really |just )?(?:about )?${side('x', 60)}${apart}(?:it|they|that) (?:is|are|was|were)(?: always)? ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`\bless (?:of )?(?:an?|the) [\p{L} -]{1,30} and more (?:of )?(?:an?|the) [\p{L}-]+`),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\b(?:went|go|goes|moved|moving|shifted|shift|grew|came|journey|path) from (?:an? |the )?(?<x>[\p{L}-]+(?: [\p{L}-]+)?) to (?:an? |the )?(?<y>[\p{L}-]+)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\b(?:we|you|we['’]re|we are|you['’]re|i was|they) ?(?:are |were |have been |get |['’]ve been )?(?:told|taught|sold|led to believe)(?: that| to| the)?\b[^\n]{1,140}?[.,;:—–]\s+(?:but )?(?:the (?:truth|reality)|in reality|in truth|that['’]s|it['’]s|wrong|lies?\b|rest|nonsense|not true)`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\bit['’]?s? ?(?:is )?(?:not|isn['’]t|no longer) enough to [^.!?\n]{1,60}[.,;:] (?:you|we|it|leaders|companies)[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\b(?:not|n['’]t|no longer) a? ?(?:question|matter) of (?:if|whether)\b[^.!?\n]{0,20},? (?:but|it['’]s)[^.!?\n]{1,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:does|do)(?: not|n['’]t) (?:mean|come from|happen|start|begin|live|depend|require|take|lie|need)\b ?${side('x', 60)}${apart}(?:it|they|that|leadership|success) (?:means?|comes?|happens?|starts?|begins?|lives?|depends?|requires?|takes?|lies|needs?)\b ?(?<y>[^.!?\n]{0,80})`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:leading|selling|managing|hiring|writing|networking|listening|teaching|founding|building|growing|delegating|resting|failing|learning|coaching|marketing|branding|negotiating) (?:is not|isn['’]t) ${side('x')}${apart}(?:it|they|that)(?:['’]s| is| are) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:people|employees|customers|clients|candidates|buyers|users|teams) (?:do not|don['’]t) (?<verb>\p{L}+) ${side('x', 50)}[.,;]\s+(?:they|but they) ${rest}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\b\p{L}{4,} is (?:everything|priceless|a superpower|a choice|contagious|a muscle|a habit|a mindset|a team sport|the new \p{L}+)(?=[.!,])`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\bwith (?:hard work|passion|effort|dedication|persistence|the right (?:mindset|attitude|team|people)|a little (?:courage|effort|faith))(?: and \p{L}+)?,? (?:anything|everything|nothing|every|any|you can|we can|all)\b[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b${it}(?: is not| are not| isn['’]t| aren['’]t|['’](?:s|re) not)(?: just| only| simply| merely| really)? ${side('x')}${apart}(?<!but )${isIt} ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are)${not} (?:always |really |just )?(?<same>an?|about|your|what|how|in|only|something|who)\b${side('x').replace('{1,', '{0,')}${apart}${isIt} (?:\k<same>\b|an?\b|about\b)${rest.replace('\\<', '')}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are)${not} ${few('x', 3)}${apart}(?<!but )${isIt} ${few('y', 4)}(?=[.!?,;\n]|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`\b(?:is|are|was|were)${not} ${side('x')}${apart}(?:${isIt}|it was|they were|that was) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\bnot(?: just| only| simply| merely)? ${side('x', 60)},? but(?: also| rather)? ${rest}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are|was|were|['’]s|['’]re)(?:n['’]t| not) (?:just|only|merely|simply) ${side('x', 60)}(?:,? | ?[—–] ?|; )(?:but|it['’]s|they['’]re|it is|they are)(?: also)? ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`${opening}not because [^.!?\n]{1,90}[.,;]? ?\s*but because [^.!?\n]{1,90}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:do|does|did)${not} (?<verb>(?!know|think)\p{L}{2,}) ${side('x', 60)}${apart}(?:they|you|we|it|i|he|she|people|customers|leaders) (?:just |only |really )?\k<verb>(?:e?s|ed)? ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:is|are|am|was|were|['’]re|['’]m|['’]s)${not} (?<verb>\p{L}+ing)\b${side('x', 60).replace('{1,', '{0,')}${apart}(?:they|you|we|it|i|he|she)(?:['’](?:re|m|s)| are| am| is| was| were) (?:\k<verb>\b${rest.replace('\\<', '').replace('{1,', '{0,')}|\p{L}+ing(?=[.!,\n]|$))`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:do|does)(?<=\p{L} \p{L}+)(?<!\b(?:and|or|but|then|please|so|just) \p{L}+)${not} ${few('x', 7)}(?:[.;,:!] |\s?[—–] )(?:they|it|he|she|you) (?!do|does|is|are|have|can)${few('y', 8)}(?=[.!,;\n]|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`\b(?:did|do|does|have|has|could|can)(?<=\p{L} \p{L}+)(?<!\b(?:and|or|but|then|please|so|just) \p{L}+)${not} ${few('x', 7)}${apart}(?:i|we|you|they|he|she) ${few('y', 7)}(?=[.!,;\n]|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}(?:don['’]t|do not|never) (?:just )?(?<verb>\p{L}+) ${few('x', 6)}[.;,!]? \s*(?:instead,? )?\k<verb> ${few('y', 7)}(?=[.!,;\n]|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`${opening}(?:don['’]t|do not|never) ${few('x', 6)}[.;,!] \s*(?:instead,? )?(?!(?:they|it|he|she|we|i|there|this)\b)${few('y', 6)}(?=[.!\n]|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\bless about [^.!?\n,;]{1,50}?(?:,| and|;|\.|,? than) (?:and |it['’]s |it is )?(?:more )?about [^.!?\n,;]{1,60}`,
      ),
    },
    { rule: 'contrast-figure', big: 2, pattern: turn(String.raw`\bless (?<x>\p{L}+)[.,;] more (?<y>\p{L}+)`) },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}(?:stop|quit) \p{L}+ing\b[^.!?\n]{0,60}[.,;!]? (?:and )?(?:start|begin) \p{L}+ing\b[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}not (?<x>(?:an? |the |in |by |with |for )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})\.\s+(?!not\b)(?<y>(?:but )?(?:[\p{L}'’-]+ ?){1,6})[.!](?=\s|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\b(?:won['’]t|will not) replace (?:you|us|humans|people|\p{L}+s)\b[^!?\n]{0,60}?[.;,] [^.!?\n]{0,60}\b(?:will|might)\b`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`(?<=\b(?<y>\p{L}+)), not (?<x>(?:an? |the |just |your )?[\p{L}-]+)(?=[.!\n]|$)`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`\bmore than (?:just|only|merely) (?:an? |your |the |my )?\p{L}+`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(String.raw`\bmore than an? ${few('x', 3)}[.,;] (?:it|they|this)(?:['’](?:s|re)| is| are) ${rest}`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}forget (?:about )?(?:the |your |everything )?[^.!?\n,]{1,40}[.,;] (?:focus|think|start|build|instead)\b`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\bfrom (?<x>[^.,;!?\n]{1,40}?) to (?<y>[^.,;!?\n]{1,40}?)(?:[,;.]|,? and)\s+(?:and )?from [^.,;!?\n]{1,40}? to [\p{L}'’-]+`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\bfrom (?:the |an? )?(?<x>[\p{L}-]+(?: [\p{L}-]+)?) to (?:the |an? )?(?<y>[\p{L}-]+(?: [\p{L}-]+)?),? to [\p{L}-]+`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\bfrom (?:an? |the )?(?<x>[\p{L}-]+(?: [\p{L}-]+)?) to (?:an? |the )?(?<y>[\p{L}-]+(?: [\p{L}-]+)?)(?=[,.:!\n]|$)`,
      ),
    },
    {
      rule: 'slop-word',
      exceptFacts: true,
      pattern: turn(
        String.raw`\b(?:my|his|her|their|our|your) journey from (?<x>[^.,!?\n]{1,40}?) to (?<y>[^.,!?\n]{1,40})`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\b(?:most|many|everyone|everybody|people|we|you|they|some|too many|so many|\d+ ?% of)(?: of)?(?: (?:the|us|our|might|may|often|\p{L}+))? (?:thinks?|believes?|assumes?|says?|sees?|treats?|confuse|mistake)\b[^\n]{1,160}?(?:\s+|\n+)(?:but |and )?(?:the (?:truth|reality)|the opposite[.,:]|in (?:reality|truth|fact)|they['’]re wrong|they are wrong|that['’]s (?:wrong|a myth|not true|a mistake|backwards)|it['’]s (?:wrong|not true|the opposite|not\b|really|actually)|it is (?:really|actually|not)|the opposite is true|wrong\b|nope\b|actually|here['’]s the (?:truth|thing)|i used to (?:think|believe))`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\b(?:everyone|everybody|we all) (?:talks?|is talking|wants?|sees|loves|celebrates|praises)\b[^.!?\n]{1,60}[.,;]\s+(?:but |yet )?(?:nobody|no one|few|almost nobody|almost no one|hardly any(?:one|body)|barely anyone)\b`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\b(?:most people|everyone|they) (?:will )?tells? you (?:to|that|it)\b[^.!?\n]{1,80}[.,;]\s+(?:but |i )?(?:the truth|they['’]re wrong|don['’]t|i disagree|do the opposite|wrong)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:sometimes|because|remember)[,:]? (?:the (?:best|greatest|biggest|most \p{L}+|hardest|bravest|smallest|simplest|quietest|loudest|real|right)\b[^.!?\n]{1,60}\b(?:is|are|isn['’]t|aren['’]t|come|comes|lies|begin|begins)\b|(?:all )?(?:you|we|it) (?:just )?(?:have to|has to|need to|need is|takes|must)\b)[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\b(?:learned|learnt|realized|realised|understood|taught me|taught us|reminded me|reminded us|reminds me|teaches us|remember|reminder|proof)(?: that)? (?<x>[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:is|are|isn['’]t|aren['’]t|takes?|comes?|starts?|begins?|wins?|matters?|beats?|means?|grows?|never|always|can|doesn['’]t|don['’]t)\b[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\b(?:and|this|that)[^.!?\n]{0,30} is what (?<x>(?:\p{L}+ ){1,4}?)(?:really |truly |all )?(?:means?|is about|is all about|looks? like|should be|do)\b`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}in the end,? [^.!?\n]{0,50}\b(?:always|never|wins?|matters?|counts?|people|it['’]s about|it is about|we all)\b[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\b(?:small|tiny|little) (?:steps?|acts?|changes?|wins?|things|habits?|moments?|gestures?|actions?)\b(?:[.,] |[^.!?\n]{0,30}\b)(?:big|great|huge|lasting|everything|mountains|biggest|greatest)\b`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:because )?(?:true|real|great|good) (?:leadership|leaders?|success|growth|innovation|wealth|change|strength|culture|progress|impact|connection|teams?|managers?)\b[^.!?\n]{0,80}\b(?:is|are|isn['’]t|aren['’]t|don['’]t|comes?|starts?|begins?|means?|lies|happens?|knows?|listens?|builds?|leads?|grows?)\b`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\bthat['’]s (?:when|the moment|the day) (?:i|we) (?:realized|realised|understood|knew|learned|learnt)\b`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:because )?(?:kindness|trust|consistency|success|leadership|growth|empathy|failure|courage|patience|authenticity|discipline|culture|clarity|gratitude|resilience|integrity|respect|curiosity|vulnerability|innovation|creativity|collaboration|passion|simplicity|confidence|honesty|humility) (?:always |never |often |truly |really |only )?(?:is(?!\s+\w+ing)|isn['’]t|wins?|beats|matters|takes|builds|creates|drives|starts|begins|comes|breeds|eats|opens|pays|grows|lives|leads|requires|inspires|doesn['’]t)\b(?<x>[^.!?\n]{0,60})`,
      ),
      exceptFacts: true,
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\b(?:every|each) (?:challenge|failure|setback|obstacle|mistake|crisis|no|problem|rejection|end|day|step|experience|struggle)\b[^.!?\n]{0,20} (?:is|was|has been|brings|teaches|becomes) (?:an? |the |us |you |one step )?(?:new )?(?:opportunity|chance|lesson|beginning|gift|step|stepping|blessing|reminder|something|closer)\b`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\b(?:can['’]t|cannot|can not|could not|couldn['’]t) wait (?:to see|for) (?:what|where|the)\b[^.!?\n]{0,50}\b(?:future|next|holds|ahead|comes|journey|brings|takes|year|chapter)\b`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\b(?:comment|type|reply|drop|dm(?: me)?)(?: with| the word| a| an)* ?(?:\p{Extended_Pictographic}|\bemoji\b)`,
      ),
    },
    {
      rule: 'bait',
      pattern:
        /\b(?:[Cc]omment|[Tt]ype|[Rr]eply|[Ww]rite|[Dd]rop|DM(?: me)?|dm(?: me)?|[Mm]essage me|[Ss]end me)(?: with)?(?: the word| just| a)? (?:(?!(?:I|AI|CEO|CTO|CFO|HR|IT|UK|US|EU|PDF|SQL|API|CSV|HTML)\b)\p{Lu}{2,}\b|["“'‘«]\p{L}+["”'’»])/gu,
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\b(?:comment|type|reply|write|dm(?: me)?)(?: with)?(?: the word)? ["“'‘«]?\p{L}{2,14}["”'’»]? (?:below|in the comments|and i(?:['’]ll| will)|to get|to receive|for the (?:link|guide|file|pdf|template))`,
      ),
    },
  ],
  virtues: `productive happier hard-work dedication care closeness proximity positivity professionalism tenacity stamina teamwork kindness
 grateful thankful fearless caring proactive adaptability work-ethic optimism solidarity creativity fun trust growth innovation creativity vision mission purpose passion discipline consistency clarity focus courage confidence
    empathy kindness compassion honesty integrity authenticity transparency accountability ownership resilience patience persistence
    perseverance dedication commitment motivation inspiration ambition hustle connection connections community collaboration
    communication teamwork belonging diversity inclusion respect loyalty impact influence transformation progress excellence
    agility balance freedom happiness joy fulfilment fulfillment gratitude humility wisdom learning curiosity opportunity
    opportunities possibilities storytelling legacy dreams potential vulnerability intention energy presence meaning alignment
    execution love hope faith conviction determination grit drive willpower momentum mindset leadership success values
    authenticity adaptability generosity simplicity engagement mastery harmony empowerment imagination
    better faster smarter stronger bolder louder simpler deeper clearer wiser braver kinder happier bold brave honest human
    authentic genuine powerful meaningful intentional impactful innovative creative inspiring inspired passionate curious resilient
    agile relentless fearless humble kind focused driven motivated empowered engaged connected aligned transparent purposeful
    visionary collaborative inclusive dynamic beautiful scalable actionable memorable
    inspire inspires motivate motivates empower empowers innovate innovates transform transforms grow grows learn learns adapt
    adapts evolve evolves thrive thrives connect connects engage engages elevate elevates dream believe achieve succeed lead leads
    listen`,
  abstract: `growing resting scaling silence luxury priority priorities burnout overwhelm exhaustion limits limit rules rule priorities priority employees personalities excuses doubt reward requirement badge capability market
 problems luck paycheck presence company companies business everyone everything failure degree degrees deadline-free failure failures leader leaders manager managers management culture strategy talent skills luck effort grind value change
    perfection quality quantity speed velocity efficiency productivity performance knowledge challenge challenges obstacle
    obstacles fear doubt uncertainty chaos complexity journey destination marathon sprint story stories brand branding reputation
    identity goal goals future power control status title titles ego wealth hype noise signal magic art science craft habit
    habits choice choices privilege burnout weakness strength strengths attention relationship relationships solution solutions
    symptom lesson lessons gift weapon superpower movement revolution partnership partnerships emotion emotions feeling feelings
    ideas investment expense competition advantage asset technology automation likes followers vanity metrics people humans
    humanity person hunger results outcomes output activity theory action actions teams team tools algorithm algorithms data
    credentials degree expertise experience competence character attitude belief beliefs perspective perspectives mediocrity
    comfort discomfort abundance scarcity survival stability security safety conversation conversations dialogue sacrifice
    struggle pain setback setbacks comeback breakthrough breakthroughs overwhelm confusion distraction stagnation
    possibility simple clear strategic sustainable effective efficient consistent accountable perfect busy productive visible
    valuable relevant timeless seamless feedback criticism calling skillset job career family features promise promises
    perfectionism answers questions excuses busyness money profit hire hires employees customers clients titles authority
    position degrees words listening speaking talking networking marketing sales failure`,
  concrete: `two three four five six seven eight nine ten eleven twelve brother sister father mother son daughter uncle aunt lamp honey
 cheese drawer screw cousin neighbour neighbor monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december today tomorrow yesterday noon midnight morning afternoon evening night week month year quarter floor
    room office building warehouse depot port kitchen desk printer cable server router laptop phone screen button door window van
    truck car train tram bus plane ferry station street road invoice receipt contract file folder spreadsheet form draft version copy
    page email letter ticket order parcel shipment box shelf machine pump valve engine battery sensor parser cache query database
    table column index test bug branch release patch app login password meeting lunch coffee bread milk butter flour water oil
    steel wood paper glass plastic euro dollar pound cent tax rent salary bank factory shop store hotel hospital school lawyer
    accountant plumber electrician driver nurse doctor patient tenant landlord supplier courier customs firewall plug north south
    east west upstairs downstairs red blue green yellow black white grey broken open closed late early empty full
    eggs egg nuts salt pepper sugar cream potatoes potato onions soup tea cake dough rice apple apples lemon meat fish chicken beer wine
    knife spoon fork plate bowl jug kettle oven fridge freezer stove sink tap hose bucket broom mop ladder hammer spanner wrench screws nail nails
    bolt hinge lock gate fence wall stone brick tile slate sand gravel clay soil mud grass hedge oak tree leaf seed seeds bulb bulbs
    horse dog cat sheep cow goat hen bee bees pigeon wool rope string thread needle cloth shirt boot boots glove gloves hat coat apron
    sock scarf towel blanket pillow mattress sofa lift stairs window-sill cellar attic yard barn shed greenhouse workshop ward clinic
    chapel church library museum harbour canal river beach bridge tunnel rail platform signal boat anchor mast crane forklift trolley
    trailer tractor plough mower switch fuse thermostat boiler radiator gasket bearing piston gear chain belt lever gauge meter lens
    camera tripod lamp torch candle match needle syringe plaster bandage crutch splint tooth knee hip shoulder elbow wrist ankle hand
    foot finger ear eye nose stomach lung pill dose mug bottle jar tin can lid cork bag basket crate pallet label stamp envelope pen
    pencil chalk brush paint varnish glue plank timber concrete copper iron brass lead rubber leather felt queue bell whistle bin
    deadline appointment holiday shift address calendar roof basement garage garden toner leak pipe font header board
    submit reset bike brake tyre tire heater heating drill saw sandwich`,
  and: 'and or &',
  repeated: 'more less no every each any better same without zero real your our right true not fewer one',
  repeatedBig: 'with for through to when build lead be of by',
  teases:
    /^(?:and |but |so |now )*(?:(?:the|my|our|your|his|her|their|its) (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+|honestly|seriously|truthfully|why|how|how so|why not|what (?:happened|changed|made (?:the|all the) difference|now|then|next|else|for|gives|does (?:this|that|it) mean|(?:did|have) (?:i|we) (?:do|learn|find|learned|learnt)|(?:is|was) (?:the|my|our) [\p{L}'’-]+|happened next)|guess what|sound familiar|you know (?:what|why|who)|want to know (?:why|how|more|what)[^?]*)\?/iu,
  replies:
    /^(?:because\b|by \p{L}+ing\b|(?:yes|yep|yeah|no|nope|nothing|nobody|no one|none|everything|everyone|exactly|simple|simply|easy|absolutely|definitely|of course|not (?:really|at all|quite|necessarily|a chance|even close)|never|always|hardly|maybe|probably|certainly|sure|it depends|both|neither|zero)(?=[.,!:;…—–]))/iu,
  asksReader:
    /^(?:and |but |so )?what (?:if|would happen)\b|\b(?:you|your|yours|you['’](?:re|ve|d|ll)|anyone|anybody|someone|which|who (?:here|has|have|else|among you)|folks|(?<![\p{L}’'-])[\p{L}’'-]+, [\p{L}’' -]+ or [\p{L}’'-]+)\b/iu,
  rhetorical:
    /^(?:(?:and|but|so|because|after all|maybe|or|then|now|you|perhaps)[, ]+)*(?:should we not|(?:fair|logical|sensible|reasonable|really|seriously)\?|when did we (?:last|stop|start|forget|become|decide)|why not (?:our|us|ours)\b|if (?:we|not us) (?:do not|don['’]t|won['’]t)[^?]*, who|why (?:can|should|do|are|would|is|did) (?:we|it|they|not|leaders|people)|why not \p{L}|when did (?:we|i|it|they|people) (?:last|ever|start|stop|become|decide)|if (?:not|we|i|they|nobody)\b[^?]*, ?(?:then )?(?:who|when|what)(?: \p{L}+)?\?|(?:fair|right|agreed|coincidence|crazy|radical|simple|worth it)\?|is it (?:really|not|any|worth|time)|what is an? [^?]{0,40}without|(?:perhaps )?the (?:real |better )?question is|(?:isn|aren|doesn|don|wouldn|shouldn|couldn|won|wasn|weren|didn)['’]t (?!you have)|what are you (?:really )?waiting for|are you (?:ready|sure|really|in|brave|willing|listening|prepared|still)\b|(?:would|do|can|could) you (?:really|rather|not|honestly|even)|who among us|ready to)|(?:,|[—–]) ?(?:right|isn['’]t it|don['’]t you think|doesn['’]t it|aren['’]t we|don['’]t we|isn['’]t that|wouldn['’]t you say|wouldn['’]t you|agree)\?/iu,
  invites:
    /^(?:tell|share|write|send|let me|let us|i read|i['’]d|i would|i['’]m curious|i am curious|i want to|reply|comment|ask|answer|please|post|name|pick|vote|say)\b/iu,
}
