import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { RadioCards } from '../../../shared/ui/RadioCards';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { clashMessages } from '../clash.messages';
import { type LinkValues, valuesOf } from '../link-values';
import type { Clash, ClashingField } from '../seen-values';
import { useMemberNames } from '../use-member-names';
import { VALUE_NAMES, valueText } from '../value-texts';
import type { SectionProps } from './section-props';

const MINUTE_MS = 60_000;

interface ClashDialogProps extends SectionProps {
  readonly clash: Clash;
  /** These stay as others have saved them. */
  readonly onSettled: (theirs: readonly (keyof LinkValues)[]) => void;
}

/** Lets a member choose between what they want to save and what was saved meanwhile, field by field. */
export const ClashDialog = observer(function ClashDialog({ form, clash, onSettled }: ClashDialogProps) {
  const intl = useIntl();
  const { session } = useStores();
  const nameOf = useMemberNames();
  const when = useWhen(useNow(MINUTE_MS));
  const [theirs, setTheirs] = useState<readonly (keyof LinkValues)[]>([]);
  const theirValues = valuesOf(clash.link);
  const byWhom = ({ userId, changeTime }: ClashingField): string => {
    if (userId === null || changeTime === null) return intl.formatMessage(clashMessages.theirs);
    if (userId === session.userId) return intl.formatMessage(clashMessages.own, { when: when(changeTime) });
    return intl.formatMessage(clashMessages.theirsBy, { name: nameOf(userId), when: when(changeTime) });
  };
  const choose = (name: keyof LinkValues, isTheirs: boolean): void =>
    setTheirs((before) => [...before.filter((each) => each !== name), ...(isTheirs ? [name] : [])]);
  return (
    <Dialog
      title={intl.formatMessage(clashMessages.title)}
      isWide
      onClose={form.putOff}
      onSubmit={() => onSettled(theirs)}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={form.putOff}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained">
            {intl.formatMessage(clashMessages.keep)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Text>{intl.formatMessage(clashMessages.text, { count: clash.fields.length })}</Text>
        {clash.fields.map((field) => {
          const { name } = field;
          const mine = { values: form.values, imageUrl: form.link.preview.imageUrl };
          const other = { values: theirValues, imageUrl: clash.link.preview.imageUrl };
          return (
            <RadioCards
              key={name}
              label={intl.formatMessage(VALUE_NAMES[name])}
              choices={[
                {
                  value: 'mine',
                  label: intl.formatMessage(clashMessages.mine),
                  hint: valueText(intl, name, mine),
                },
                { value: 'theirs', label: byWhom(field), hint: valueText(intl, name, other) },
              ]}
              chosen={theirs.includes(name) ? 'theirs' : 'mine'}
              onChoose={(chosen) => choose(name, chosen === 'theirs')}
              error={null}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
});
