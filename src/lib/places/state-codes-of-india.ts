/** The states and union territories of India, as people write them, each with its code of ISO 3166-2. */
export const STATE_CODES =
  'Andaman and Nicobar Islands AN, Andhra Pradesh AP, Arunachal Pradesh AR, Assam AS, Bihar BR, Chandigarh CH, ' +
  'Chhattisgarh CG, Dadra and Nagar Haveli and Daman and Diu DH, Delhi DL, Goa GA, Gujarat GJ, Haryana HR, ' +
  'Himachal Pradesh HP, Jammu and Kashmir JK, Jharkhand JH, Karnataka KA, Kerala KL, Ladakh LA, Lakshadweep LD, ' +
  'Madhya Pradesh MP, Maharashtra MH, Manipur MN, Meghalaya ML, Mizoram MZ, Nagaland NL, Odisha OD, Puducherry PY, ' +
  'Punjab PB, Rajasthan RJ, Sikkim SK, Tamil Nadu TN, Telangana TS, Tripura TR, Uttar Pradesh UP, Uttarakhand UK, ' +
  'West Bengal WB';
