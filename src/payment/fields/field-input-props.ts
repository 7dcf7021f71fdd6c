import type { Field } from './field.ts';

export interface FieldInputProps {
  field: Field;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}
