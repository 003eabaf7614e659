import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { deviceModelSchema, type DeviceModel } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import type { FieldError } from '../../contract/problem.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { keepModel } from './keep-model.ts';
import { ModelFields } from './model-fields.tsx';
import { atItsField, changeOf, faultsOf, newModel, valuesOf } from './model-values.ts';
import { useModelWords } from './use-model-words.ts';

type FormProps = {
  /** The one that is changed; null: a new one. */
  model: DeviceModel | null;
  onCancel: () => void;
  onSaved: (saved: DeviceModel) => void;
};

/** Creates a device model, or changes one. */
export function ModelForm({ model, onCancel, onSaved }: FormProps) {
  const { server, isReadOnly, languageNames } = usePortal();
  const { i18n } = useTranslation('models');
  const queries = useQueryClient();
  const version = useRef(model?.version);
  const words = useEditWords();
  const { nameOf, textOf } = useModelWords(languageNames);
  const [language, setLanguage] = useState(() => shownLanguage(i18n.language));

  /** A fault in a text is shown in its language, so that the way to the field leads somewhere. */
  function toldOf<Fault extends FieldError>(faults: readonly Fault[]): readonly Fault[] {
    const place = faults.find(({ pointer }) => pointer.startsWith('/kind/'))?.pointer.slice('/kind/'.length);
    const wrong = languages.find((each): each is Language => each === place);
    if (wrong) setLanguage(wrong);
    return faults;
  }
  const keep = (saved: DeviceModel) => {
    version.current = saved.version;
    keepModel(queries, saved);
  };
  const edit = useEditForm({
    start: model ? valuesOf(model) : newModel,
    check: (values) => toldOf(faultsOf(values)),
    words: (fault) => faultWords(i18n, fault),
    async save(values) {
      const outcome = await saveOutcome({
        send: () => {
          const body = changeOf(values);
          if (!model) return server(deviceModelEndpoints.createDeviceModel, { body });
          const parameters = { modelId: model.id };
          return server(deviceModelEndpoints.changeDeviceModel, { parameters, body, version: version.current });
        },
        onSaved(saved) {
          keep(saved);
          onSaved(saved);
        },
        theirs(current) {
          const found = deviceModelSchema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemWords(i18n, problem),
      });
      return outcome.kind === 'refused' ? { ...outcome, faults: toldOf(outcome.faults.map(atItsField)) } : outcome;
    },
  });
  return (
    <EditFormView edit={edit} words={words} nameOf={nameOf} textOf={textOf} onCancel={onCancel} isReadOnly={isReadOnly}>
      <ModelFields
        form={edit.form}
        server={server}
        languageNames={languageNames}
        language={language}
        onLanguage={setLanguage}
        isNew={model === null}
      />
    </EditFormView>
  );
}
