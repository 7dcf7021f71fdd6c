/** Texts of the page that a link of a mail opens, beside those of orders and of their changes. */
export const linkGoneLong =
  'Links work for some weeks after their mail. We send you a new one, if you tell us the number of your order.';
export const sendLink = 'Send me a link by mail';
export const sendLinkLong =
  'We mail a link to the address that the order was placed with. It shows the whole order and what you can do with it.';
export const send = 'Send link';
export const linkSent = 'If there is such an order, its link is on its way.';
export const linkSentLong =
  'It goes to the address that the order was placed with. Please look there, also among the spam, before you ask again.';
export const yourOrder = 'Your order';
export const wholeOrder = 'The link that led you to the payment shows your whole order.';
export const keepPrivate = 'Whoever has the address of this page can do the same as you. Please do not pass it on.';
export const howMany = 'How many';
export const none = 'None';
export const notRead = 'The form could not be read. Please try again.';
