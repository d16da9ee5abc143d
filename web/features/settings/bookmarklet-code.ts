import { t } from '@lingui/core/macro'
import { product } from '#shared/product.ts'

const maxSelection = 8_000

/** Runs in the page that the author reads. Opens Create with the page's address, title and selected words. */
export const bookmarkletCode = (origin: string): string =>
  `javascript:(()=>{if(/(^|\\.)linkedin\\.com$/.test(location.hostname)){alert(${JSON.stringify(refusal())});return}open(${JSON.stringify(`${origin}/share#`)}+new URLSearchParams({url:location.href,title:document.title,text:String(getSelection()).slice(0,${maxSelection})}),'_blank','noopener')})()`

const refusal = () =>
  t`${{ product: product.name }} takes nothing from LinkedIn’s pages. If the words are yours, copy them and paste them into the subject.`
