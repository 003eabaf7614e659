import { usePortal } from './portal-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { downloadPath } from '../../ui/controls/portal-icon-paths.ts';
import { useTakeFile } from './use-take-file.tsx';

type FileButtonProps = {
  /** With its language, where the file takes one. */
  path: string;
  label: string;
  variant?: 'primary' | 'secondary';
  isCompact?: boolean;
};

/** Takes one file along. */
export function FileButton({ path, label, variant = 'secondary', isCompact = false }: FileButtonProps) {
  const portal = usePortal();
  const { take, busy, question } = useTakeFile();
  return (
    <>
      <Button
        variant={variant}
        isCompact={isCompact}
        icon={downloadPath}
        isDisabled={portal.isReadOnly}
        busy={busy}
        onPress={() => take(path)}
      >
        {label}
      </Button>
      {question}
    </>
  );
}
