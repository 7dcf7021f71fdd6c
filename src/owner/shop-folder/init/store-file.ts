import { addressSection } from './country-address.ts';
import type { InitAnswers } from './init-answers.ts';
import { examplesOf, transferExample } from './country-examples.ts';
import { exampleWordsIn } from './example-words.ts';
import { wordsOfTheShop } from './words-of-the-shop.ts';
import { timeZoneOf } from './time-zone.ts';
import { inLatinLetters } from '../../import/handles/latin-letters.ts';
import { invoiceFacts } from '../charges/notes/invoice-facts.ts';
import { asksToConfirm } from '#lib/places/asks-to-confirm.ts';
import { retentionExample } from '../schema/retention.ts';
import { isInUnion, WITHDRAWAL_DAYS } from '#store-api/shop/stores/returns-settings.ts';

/** `store.yaml` of a new folder: every setting stands there, the optional ones as comments. */
export function storeFile({ name, origin, currency, locale, country = '', email }: InitAnswers): string {
  const example = examplesOf(country, currency);
  const { language } = new Intl.Locale(locale);
  const { category } = exampleWordsIn(locale);
  const host = origin === '' ? '' : new URL(origin).hostname;
  return `# Your shop. What is left out is stated nowhere: on no page, in no mail, to no search engine.
# Check this folder with:   npm run store -- validate DIR
# Bring it into the shop:   npm run store -- apply DIR
# To switch a setting on, take away "# ", the sign and the blank after it, and of a group its first line's too.

# The short name of the store in commands. Never change it: products and orders belong to it.
id: ${idOf(name, locale, country)}
name: ${quoted(name)}
# One or two sentences, for search engines and the home page, which say "The online shop of NAME." without it.
# description: "Shirts and jeans, made to last."

# Scheme and host of the pages, in links, mails and payment addresses.
${origin === '' ? '# origin: https://shop.example' : `origin: ${quoted(origin)}`}
# All host names it answers on: pages of the others lead to the origin. The only store of a machine may leave them out.
${host === '' ? '# hosts: [shop.example, www.shop.example]' : `hosts: [${quoted(host)}]`}

# In which language you write your names, descriptions and pages. ${wordsOfTheShop(locale)}
language: ${quoted(language)}
# How numbers, prices and dates are written.
locale: ${quoted(locale)}
# In which days begin: the place in Europe/London, Asia/Kolkata and the like.
timeZone: ${quoted(timeZoneOf(country))}
currency: ${quoted(currency)}

company:
  # Stands below every page, after the year.
  name: ${quoted(name)}
  # address: ${quoted(example.address)}
  # phone: ${quoted(example.phone)}
  # Gets the messages of the contact form and the orders to send.
  ${email === '' ? '# email: post@shop.example' : `email: ${quoted(email)}`}
  # hours: "Monday to Friday, 9 to 17"

# social:
#   instagram: https://instagram.com/shop

# Pictures are JPEG, PNG, WebP, AVIF or SVG below pictures/.
# logo: pictures/logo.svg      # in the bar, in place of the name
# logoDark: pictures/dark.svg  # the same for dark pages; without it the logo is made fit for them
# favicon: pictures/mark.svg   # square, for tabs and home screens; else a square logo, or your first letter

# Colours are in quotes. Their contrast is checked.
# theme:
#   accent: "#7a3b1d"          # buttons and links
#   accentDark: "#e6b08c"      # the same on dark; else a pale tone of accent
#   footer: "#3a1d10"
#   font: fonts/display.woff2  # headings and the shop's name
#   fontFallback: serif        # or sans-serif: what is shown before the font is there

home:
  # Claims on the home page, at most four: - title: "Free repairs", below it text: "For as long as you wear it."
  # Without this line they are Premium Quality, Modern Designs, Perfect Fit and Sustainable Practices.
  benefits: []
  # hero: pictures/hero.jpg           # about 2:1, calm on the left, where the words are
  # heroTall: pictures/hero-tall.jpg  # 4:5, for phones
  # In place of "The whole collection":
  # promo:
  #   picture: pictures/promo.jpg
  #   title: "Made plainly, meant to last"
  #   text: "Every seam, weight and wash is written on the product's page."
  # Below "Join our newsletter":
  # newsletter: "New pieces and restocks, a letter a month."

# Links of the bar and the menu, at most five, with labels of at most 40 characters in all; without it the first three
# categories, and all products.
# navigation:
#   - label: ${category}
#     category: ${category}
#   - label: Gifts
#     collection: Gifts
#   - label: Sale
#     path: /products?sale=true
#   - label: Our story
#     page: about

# What the footer links to; without it the first three categories, and every page of policies/.
# footer:
#   categories: [${category}]
#   pages: [contact, track-order, shipping, privacy]
#   ${example.brands}

# What the store promises. Its country decides what a shipping address looks like.
${country === '' ? '# terms:\n#   country: IN' : `terms:\n  country: ${quoted(country)}`}
#   taxIncluded: true
#   handlingDays: 2       # until a courier has the parcel
#   deliveryDays: 7       # working days until it is delivered
#   returnDays: ${String(isInUnion(country) ? WITHDRAWAL_DAYS : 7).padEnd(9)} # after receipt
#   returnFees: customer  # or free
#   returnByMail: true

# What a shipping address looks like. Without it India's, unless terms.country is another one: then any.
${addressSection(country)}

# The checkout begins with the address of the customer's last order, which their device keeps until they sign out.
# rememberAddress: true

# Who subscribes to the newsletter is mailed a link, and is on your list once they have confirmed by it.
${asksToConfirm(country) ? '' : '# '}newsletter: confirm
${retentionExample(invoiceFacts(country).years)}
# What products are that do not say so themselves.
# products:
#   gender: unisex        # or male, female
#   ageGroup: adult
#   googleCategory: "166"
#   manufacturer: |       # with addresses, as the EU asks for; the column Manufacturer says it of one product
#     My Shop
#     ${example.address}
#     post@shop.example

# How shoppers pay, in this order; without it, by every gateway that has an account. The accounts are settings of the
# environment: docs/operations.md, Payments.
# payments:
${example.payments.map((line) => `#   ${line}`).join('\n')}

# Payment by bank transfer before you send, beside those; you say by \`orders confirm ID\` that the money has come.
# bankTransfer:
#   holder: "My Shop"         # whose account it is
${transferExample(country)}
#   days: 7                   # how long the money is awaited

# Payment when the goods come, beside those; leave out what you do not need, but keep one line.
# payOnDelivery:
#   fee: ${example.fee.padEnd(20)} # shown before it is chosen
#   upTo: ${example.limit.padEnd(19)} # the largest total, before the fee
#   notServed: ${JSON.stringify(example.postalCodes).replace(',', ', ')} # beginnings of postal codes where nothing is collected
#   maxRefusedParcels: 1
#   confirm: true             # by a link that is mailed, before you pack it
#   confirmHours: 48

# What shoppers change of their orders by themselves. The law of many countries says more: ask somebody who knows it.
# returns:
#   online: true              # they ask for a return on the page of their order; needs terms.returnDays
#   cancel: true              # they cancel what you have not packed; so without the line
#   exchange: true            # another size instead
#   fee: ${example.fee.padEnd(20)} # what the way back costs them; needs terms.returnFees: customer
#   never: ${`[${category}]`.padEnd(18)} # categories that do not come back
#   delivery: true            # who withdraws from all of an order gets back what its delivery cost too

# Who brings your parcels, the first one unless \`orders ship\` names another; {number} becomes the tracking number.
# carriers:
#   - name: UPS
#     link: "https://www.ups.com/track?tracknum={number}"

# Whom mails come from, and whether they carry links; your mail server has to send for this address. Without it MAIL_FROM, or the company's address.
# mail:
#   name: "My Shop"
#   address: orders@shop.example
#   replyTo: help@shop.example
#   owners: [ravi@shop.example, meena@shop.example]   # who is mailed of orders and messages, each with links of their own
#   links: false              # mails carry no links by which an order is paid, cancelled, sent without signing in
#   summary: "07:00"          # when what is to be done is mailed; false: never

# Of how few pieces the summary says that they are low in stock; 0: of none.
# lowStock: 3
`;
}

/** JSON's texts are YAML's too. */
const quoted = (text: string) => JSON.stringify(text);

/** The short name that commands use: `My Shop` is `my-shop`. */
function idOf(name: string, locale: string, country: string): string {
  const isGerman = new Intl.Locale(locale).language === 'de' || ['AT', 'DE', 'LI'].includes(country);
  const id = inLatinLetters(name, isGerman ? 'de' : undefined)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'shop' : id;
}
