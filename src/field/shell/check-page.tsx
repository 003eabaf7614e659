import { FunctionCheckPage } from '../check/function-check-page.tsx';
import type { OpenedCheck } from '../check/opened-check.ts';
import { AfterTheFormLoader } from './after-the-form-loader.tsx';
import type { FieldView, ViewParts } from './field-view.tsx';

/** The page of an opened check; what its form does not need is fetched beside it. */
export function checkPage(opened: OpenedCheck, { parts }: ViewParts): FieldView {
  const { now, heardOfServer } = parts;
  return (surroundings) => (
    <AfterTheFormLoader parts={parts}>
      {(afterTheForm) => <FunctionCheckPage {...surroundings} {...{ opened, now, heardOfServer, afterTheForm }} />}
    </AfterTheFormLoader>
  );
}
