/** The device a scan found, as far as an address has to name it. */
export type ScannedDevice =
  | { token: string }
  | {
      udiDi: string;
      /** Where this phone knows the model. */
      modelNo?: number | undefined;
      serialNumber: string;
      /** The text of the mark as scanned; absent where a person had to complete it. */
      udiRaw?: string;
    };

export type ScanPurpose = 'check' | 'registration';
