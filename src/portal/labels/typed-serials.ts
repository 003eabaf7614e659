import { serialNumberSchema } from '../../contract/values.ts';
import { foldSerial } from '../../domain/fold-serial.ts';

/** The serial numbers of a pasted list, one a line, each once; `wrong` are lines that cannot be one. */
export function typedSerials(text: string): { serials: string[]; wrong: string[] } {
  const lines = text.split(/[\r\n\t]+/).flatMap((line) => line.trim() || []);
  const once = [...new Map(lines.map((line) => [foldSerial(line), line])).values()];
  return {
    serials: once.filter((line) => isSerial(line)),
    wrong: once.filter((line) => !isSerial(line)),
  };
}

const isSerial = (line: string) => serialNumberSchema.safeParse(line).success;
