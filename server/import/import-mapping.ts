import { importFields, type ImportField } from '../../src/contract/device-import.ts';
import { foldedText } from '../../src/domain/folded-text.ts';

/** How the columns people have are called, besides our own names of them. */
const otherNames: Partial<Record<ImportField, string[]>> = {
  serialNumber: ['seriennummer', 'serien-nr.', 'sn', 'serial no', 'serial', 'numero de serie', 'серійний номер'],
  modelNo: ['modellnummer', 'modell', 'model', 'modele', 'modelo', 'модель'],
  inventoryNumber: [
    'inventarnummer',
    'inventar-nr.',
    "numero d'inventaire",
    'numero de inventario',
    'інвентарний номер',
  ],
  site: ['standort', 'site name', 'sede', 'emplacement', 'місце'],
  name: ['bezeichnung', 'nom', 'nombre', 'назва'],
  department: ['abteilung', 'service', 'departamento', 'відділення'],
  room: ['raum', 'zimmer', 'salle', 'sala', 'кімната'],
  lotNumber: ['charge', 'lot', 'lote'],
  commissionedOn: ['inbetriebnahme', 'mise en service', 'puesta en servicio'],
  acquisitionYear: ['anschaffungsjahr', "annee d'acquisition"],
  notes: ['bemerkung', 'notizen', 'remarques', 'notas'],
};

/** What each column of a file is, by its name; each field once. */
export function guessMapping(header: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return header.map((name) => {
    const field = importFields.find((it) => !taken.has(it) && isName(it, name));
    if (field) taken.add(field);
    return field ?? null;
  });
}

const compact = (name: string) => foldedText(name).replaceAll(/[\s_-]/g, '');

const isName = (field: ImportField, name: string) =>
  [field, ...(otherNames[field] ?? [])].some((it) => compact(it) === compact(name));
