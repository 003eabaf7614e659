import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useVersionedForm } from '../shell/use-versioned-form.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { deviceModelSchema, type DeviceModel } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import type { FieldError } from '../../contract/problem.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { keepModel } from './keep-model.ts';
import { ModelFields } from './model-fields.tsx';
import { atItsField, changeOf, errorsOf, newModel, valuesOf } from './model-values.ts';
import { useModelLabels } from './use-model-labels.ts';

type FormProps = {
  /** The one that is changed; null: a new one. */
  model: DeviceModel | null;
  onCancel: () => void;
  onSaved: (saved: DeviceModel) => void;
};

/** Creates a device model, or changes one. */
export function ModelForm({ model, onCancel, onSaved }: FormProps) {
  const { server, languageNames } = usePortal();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const [language, setLanguage] = useState(() => shownLanguage(i18n.language));

  /** An error in a text is shown in its language, so that the way to the field leads somewhere. */
  function inItsLanguage(errors: readonly FieldError[]): readonly FieldError[] {
    const place = errors.find(({ pointer }) => pointer.startsWith('/kind/'))?.pointer.slice('/kind/'.length);
    const wrong = languages.find((each): each is Language => each === place);
    if (wrong) setLanguage(wrong);
    return errors;
  }
  const frame = useVersionedForm({
    start: model ? valuesOf(model) : newModel,
    version: model?.version,
    schema: deviceModelSchema,
    valuesOf,
    check: (values) => inItsLanguage(errorsOf(values)),
    send(values, version) {
      const body = changeOf(values);
      if (!model) return server(deviceModelEndpoints.createDeviceModel, { body });
      return server(deviceModelEndpoints.changeDeviceModel, { parameters: { modelId: model.id }, body, version });
    },
    keep: (saved) => keepModel(queries, saved),
    onSaved,
    placed: (errors) => inItsLanguage(errors.map(atItsField)),
  });
  return (
    <EditFormView {...frame} {...useModelLabels(languageNames)} onCancel={onCancel}>
      <ModelFields
        form={frame.edit.form}
        server={server}
        languageNames={languageNames}
        language={language}
        onLanguage={setLanguage}
        isNew={model === null}
      />
    </EditFormView>
  );
}
