/** Something that an import reads otherwise than the file says it, or not at all. */
export interface Note {
  /** The file's own header. */
  column?: string | undefined;
  what: string;
  /** Of the file, counted from 1: each record that it holds for. */
  lines: number[];
}

/** `example`: of this line; the first one is told. */
export type TakeNote = (line: number, column: string | undefined, what: string, example?: string) => void;

/** Collects notes: those of one column and one text are one. */
export function noteTaker(notes: Note[]): TakeNote {
  const known = new Map<string, Note>();
  return (line, column, what, example) => {
    const key = `${column ?? ''}\n${what}`;
    const note = known.get(key);
    if (note) {
      if (note.lines.at(-1) !== line) note.lines.push(line);
      return;
    }
    const added = { column, what: example === undefined ? what : `${what}: ${example}`, lines: [line] };
    known.set(key, added);
    notes.push(added);
  };
}
