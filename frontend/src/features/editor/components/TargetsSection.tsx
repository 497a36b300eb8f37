import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { missingKinds, type TargetKind } from '../targets';
import { targetMessages } from '../targets.messages';
import type { FieldsProps } from './section-props';
import { TargetRow } from './TargetRow';
import { TargetTable } from './TargetTable';

/** Adds a row for visitors who have none yet. */
const KindChoice = observer(function KindChoice({ form }: FieldsProps) {
  const intl = useIntl();
  const { targets } = form.values;
  const missing = missingKinds(targets);
  const add = (target: TargetKind): void => form.set({ targets: [...targets, { target, url: '' }] });
  if (missing.length === 0) return null;
  return (
    <Select<TargetKind | ''>
      label={intl.formatMessage(targetMessages.add)}
      choices={[
        { value: '', label: intl.formatMessage(targetMessages.choose) },
        ...missing.map((kind) => ({ value: kind, label: intl.formatMessage(targetMessages.kind, { kind }) })),
      ]}
      chosen=""
      onChoose={(kind) => {
        if (kind !== '') add(kind);
      }}
    />
  );
});

/** Some visitors are led elsewhere. */
export const TargetsSection = observer(function TargetsSection({ form }: FieldsProps) {
  const intl = useIntl();
  const choice = useRef<HTMLDivElement>(null);
  const { targets } = form.values;
  const drop = (kind: TargetKind): void => {
    form.set({ targets: targets.filter(({ target }) => target !== kind) });
    // The button that had the focus goes with its row.
    queueMicrotask(() => choice.current?.querySelector('select')?.focus());
  };
  return (
    <SettingsSection
      id="targets"
      title={intl.formatMessage(targetMessages.title)}
      lead={intl.formatMessage(targetMessages.lead)}
    >
      <Stack sx={{ gap: 2 }}>
        {targets.length > 0 && (
          <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {targets.map(({ target }, index) => (
              <TargetRow key={target} form={form} index={index} onRemove={() => drop(target)} />
            ))}
          </Stack>
        )}
        <Box ref={choice}>
          <KindChoice form={form} />
        </Box>
        {targets.length > 0 && <TargetTable targets={targets} />}
      </Stack>
    </SettingsSection>
  );
});
