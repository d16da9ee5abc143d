/** A model that is offered for download: one file at one revision, which its checksum holds to. */
export interface CatalogueModel {
  id: string
  name: string
  description: string
  licence: { name: string; address: string }
  repository: string
  revision: string
  file: string
  /** In bytes. */
  size: number
  sha256: string
  /** What it takes while it writes, in bytes: the weights, the context and working memory. */
  memory: number
}

const apache = { name: 'Apache 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' }
const gigabyte = 1_000_000_000

/** Smallest first. All of them write the app's four languages, and none thinks before it writes. */
export const catalogue: readonly CatalogueModel[] = [
  {
    id: 'ministral-3-3b',
    name: 'Ministral 3 3B',
    description: /*i18n*/ 'The smallest: for computers with 8 GB of memory. By Mistral AI.',
    licence: apache,
    repository: 'mistralai/Ministral-3-3B-Instruct-2512-GGUF',
    revision: 'eb599d408350ea2bb60452cb86be7c7b2fc28227',
    file: 'Ministral-3-3B-Instruct-2512-Q4_K_M.gguf',
    size: 2_147_023_008,
    sha256: '9ed150d4367e68df0ac8e1540f6ddc65b42d0ee26378329d1ecbca60f93fc5f8',
    memory: 3.6 * gigabyte,
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B',
    description:
      /*i18n*/ 'A little larger, and better at following instructions. By the Qwen team, converted by Unsloth.',
    licence: apache,
    repository: 'unsloth/Qwen3-4B-Instruct-2507-GGUF',
    revision: 'a06e946bb6b655725eafa393f4a9745d460374c9',
    file: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    size: 2_497_281_120,
    sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
    memory: 4.3 * gigabyte,
  },
  {
    id: 'ministral-3-8b',
    name: 'Ministral 3 8B',
    description: /*i18n*/ 'Writes best of the three and takes its time: for 16 GB of memory. By Mistral AI.',
    licence: apache,
    repository: 'mistralai/Ministral-3-8B-Instruct-2512-GGUF',
    revision: '0102285ad796bd99af90f58de616092e5630e970',
    file: 'Ministral-3-8B-Instruct-2512-Q4_K_M.gguf',
    size: 5_198_911_904,
    sha256: '33e7a72cf5e6e2cfc2f2847075acc013d68bba023e35310cef86b5cf8fdca761',
    memory: 7 * gigabyte,
  },
]

export const addressOf = (hub: string, { repository, revision, file }: CatalogueModel): string =>
  `${hub.replace(/\/$/, '')}/${repository}/resolve/${revision}/${file}`
