/** The document's texts of an endpoint besides its schemas. Texts are Markdown. */
export interface About {
  summary: string;
  text: string;
  example: Example;
  /** Further answers by name, of the same endpoint. */
  more?: Readonly<Record<string, unknown>>;
  /** Its query parameters. */
  query?: Readonly<Record<string, Parameter>>;
}

interface Example {
  /** The `:id` of the path. */
  id?: string;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** Of a success; 200 unless said otherwise. */
  status?: number;
  answer: unknown;
}

export interface Parameter {
  text: string;
  schema: Readonly<Record<string, unknown>>;
  required?: true;
  /** Sent only to a backend that announces it. */
  capability?: string;
}
