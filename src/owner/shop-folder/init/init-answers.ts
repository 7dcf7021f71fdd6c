/** The answers that `init` asks for. */
export interface InitAnswers {
  name: string;
  /** Scheme and host; '' when it is not known yet. */
  origin: string;
  currency: string;
  locale: string;
  /** Two letters; left out where nobody has said it. */
  country?: string;
  /** '' when there is none. */
  email: string;
}
