import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { RangeField } from '../../../shared/ui/RangeField';
import { Text } from '../../../shared/ui/text';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';

/** Moves the part of the picture that cards show; the cards follow at once. */
export const CropFields = observer(function CropFields({ form }: { readonly form: PreviewFormStore }) {
  const intl = useIntl();
  const { leftPercent, topPercent } = form.picture;
  const percent = (value: number): string => intl.formatNumber(value / 100, { style: 'percent' });
  return (
    <Stack role="group" aria-labelledby="preview-part" sx={{ gap: 0.5 }}>
      <Text id="preview-part" sx={{ fontWeight: 600 }}>
        {intl.formatMessage(pictureMessages.part)}
      </Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <RangeField
          label={intl.formatMessage(pictureMessages.leftPart)}
          text={percent(leftPercent)}
          value={leftPercent}
          min={0}
          max={100}
          onChange={(value) => form.move({ leftPercent: value })}
        />
        <RangeField
          label={intl.formatMessage(pictureMessages.topPart)}
          text={percent(topPercent)}
          value={topPercent}
          min={0}
          max={100}
          onChange={(value) => form.move({ topPercent: value })}
        />
      </Stack>
    </Stack>
  );
});
