/** 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

// From the supplemental data of Unicode CLDR 48, for browsers without `getWeekInfo`. Weeks elsewhere begin on Monday.
const sunday = new Set(
  /* not shown */ 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
)
const saturday = new Set(/* not shown */ 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '))

/** The first weekday for a language: `en-US` Sunday, `de` Monday. */
export function firstWeekday(language: string): Weekday {
  try {
    const locale: WeekLocale = new Intl.Locale(language)
    const said = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
    if (said && said >= 1 && said <= 7) return said as Weekday
    const region = locale.maximize().region ?? ''
    return sunday.has(region) ? 7 : saturday.has(region) ? 6 : 1
  } catch {
    return 1
  }
}

/** The seven weekdays, beginning with the viewer's first. */
export const weekdaysFrom = (first: Weekday): Weekday[] =>
  Array.from({ length: 7 }, (_, at) => (((first - 1 + at) % 7) + 1) as Weekday)

export const viewersFirstWeekday = (): Weekday => firstWeekday(navigator.language)
