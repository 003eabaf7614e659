import { useEffect, useState, type ReactNode } from 'react';
import type { Pack } from '../../contract/pack.ts';
import type { ScannedDevice, ScanPurpose } from '../scanner/scanned-device.ts';
import { ScannerPage } from '../scanner/scanner-page.tsx';
import { deviceQuery } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import { packForEntry } from './pack-for-entry.ts';
import '../../ui/work.css';

/** The scanner. Its texts are loaded with it and not with the form. */
export async function scanView(purpose: ScanPurpose, view: ViewParts): Promise<FieldView> {
  if (!(await view.parts.translations.load('scan'))) throw new Error('the texts of the scanner did not arrive');
  return ({ shell }) => <ScanPage purpose={purpose} view={view} end={shell.end} />;
}

type ScanPageProps = { purpose: ScanPurpose; view: ViewParts; end: ReactNode };

function ScanPage({ purpose, view, end }: ScanPageProps) {
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => void packForEntry(view).then(setPack), [view]);
  return <ScannerPage {...{ purpose, pack, hrefOf, end }} typeHref={startOf(purpose)} now={view.parts.now} />;
}

const startOf = (purpose: ScanPurpose) => (purpose === 'check' ? '/qr/function-check' : '/qr/device-registration');

/** A label leads to the very address it holds; a UDI mark to the form, with what it says. */
function hrefOf(device: ScannedDevice, purpose: ScanPurpose): string {
  if (purpose === 'registration') return startOf(purpose) + deviceQuery(device);
  if ('token' in device) return `/q/${encodeURIComponent(device.token)}`;
  return startOf(purpose) + deviceQuery({ ...device, udiRaw: null });
}
