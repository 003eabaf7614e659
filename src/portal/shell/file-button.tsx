import type { Desk } from '../../api/desk.ts';
import { Button } from '../../ui/controls/button.tsx';
import { downloadPath } from '../../ui/controls/portal-icon-paths.ts';
import { useTakeFile } from './use-take-file.tsx';

type FileButtonProps = {
  desk: Desk;
  /** With its language, where the file takes one. */
  path: string;
  label: string;
  variant?: 'primary' | 'secondary';
  isCompact?: boolean;
};

/** Takes one file along. */
export function FileButton({ desk, path, label, variant = 'secondary', isCompact = false }: FileButtonProps) {
  const { take, busy, question } = useTakeFile(desk);
  return (
    <>
      <Button
        variant={variant}
        isCompact={isCompact}
        icon={downloadPath}
        isDisabled={desk.isReadOnly}
        busy={busy}
        onPress={() => take(path)}
      >
        {label}
      </Button>
      {question}
    </>
  );
}
