const ENGLISH = String.raw`## Model withdrawal form

(complete and return this form only if you wish to withdraw from the contract)

- To {{companyName}}, {{companyAddress}}, {{companyEmail}}:
- I/We (\*) hereby give notice that I/We (\*) withdraw from my/our (\*) contract of sale of the following goods (\*)/for the provision of the following service (\*),
- Ordered on (\*)/received on (\*),
- Name of consumer(s),
- Address of consumer(s),
- Signature of consumer(s) (only if this form is notified on paper),
- Date

(\*) Delete as appropriate.`;

/**
 * The model form of Annex I(B) of Directive 2011/83/EU, as Directive (EU) 2019/2161 has left it, in its own words,
 * which are not to be bettered (docs/decisions D666). Its asterisks would be Markdown's.
 */
const FORMS: Partial<Record<string, string>> = {
  en: ENGLISH,
  de: String.raw`## Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

- An {{companyName}}, {{companyAddress}}, {{companyEmail}}:
- Hiermit widerrufe(n) ich/wir (\*) den von mir/uns (\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\*)/die Erbringung der folgenden Dienstleistung (\*)
- Bestellt am (\*)/erhalten am (\*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(\*) Unzutreffendes streichen.`,
  fr: String.raw`## Modèle de formulaire de rétractation

(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

- À l’attention de {{companyName}}, {{companyAddress}}, {{companyEmail}} :
- Je/Nous (\*) vous notifie/notifions (\*) par la présente ma/notre (\*) rétractation du contrat portant sur la vente du bien (\*)/pour la prestation de services (\*) ci-dessous
- Commandé le (\*)/reçu le (\*)
- Nom du (des) consommateur(s)
- Adresse du (des) consommateur(s)
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)
- Date

(\*) Rayez la mention inutile.`,
};

/** The form in the language of the shop's texts, below the draft and as one: a comment, until two lines are gone. */
export function withdrawalForm(locale: string): string {
  const own = FORMS[new Intl.Locale(locale).language];
  const other = own === undefined ? ' Your language has it in the same annex, at eur-lex.europa.eu.' : '';
  return `
<!-- The law's model form (Annex I(B) of Directive 2011/83/EU): take away this line and the last one, and it stands below your text. {{companyName}}, {{companyAddress}} and {{companyEmail}} become what \`company\` of store.yaml says.${other}

${own ?? ENGLISH}

-->
`;
}
