import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { ComingTopic } from '../coming-topic';
import { comingMessages } from '../content.messages';
import { Arrow, Bar, Card, Check, Dot, Key, Lines, Pill } from '../../../shared/ui/sketch-shapes';
import { Sketch } from './Sketch';

const SKETCHES: Readonly<Record<Exclude<ComingTopic, 'developers'>, ReactNode>> = {
  domain: (
    <>
      <Card x={24} y={36} width={272} height={128} />
      <Dot x={44} y={56} />
      <Dot x={60} y={56} />
      <Dot x={76} y={56} />
      <Pill x={44} y={74} width={232} />
      <Key x={60} y={86} />
      <Lines x={80} y={83} widths={[96]} isAccent />
      <Lines x={184} y={83} widths={[54]} />
      <Lines x={44} y={118} widths={[150, 210, 120]} />
    </>
  ),
  bulk: (
    <>
      <Card x={24} y={24} width={120} height={152} />
      <Lines x={40} y={44} widths={[88, 70, 92, 60, 84, 76, 90]} />
      <Arrow from={[152, 100]} to={[176, 100]} />
      <Card x={184} y={24} width={112} height={152} isOn />
      <Lines x={200} y={44} widths={[52, 52, 52, 52, 52, 52, 52]} isOnColor />
    </>
  ),
  'bulk-result': (
    <>
      <Bar x={24} y={28} width={272} share={0.82} />
      {[56, 88, 120, 152].map((y, index) => (
        <g key={y}>
          <Check x={34} y={y + 6} isOff={index === 2} />
          <Lines x={56} y={y + 3} widths={[150]} />
          <Pill x={226} y={y - 3} width={70} isOn={index !== 2} />
        </g>
      ))}
    </>
  ),
};

export const ComingSketch = observer(function ComingSketch({
  topic,
}: {
  readonly topic: keyof typeof SKETCHES;
}) {
  const intl = useIntl();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Sketch height={200}>{SKETCHES[topic]}</Sketch>
      <Text component="figcaption" variant="caption" color="textSecondary" sx={{ mt: 0.75 }}>
        {intl.formatMessage(comingMessages.sketch)}
      </Text>
    </Box>
  );
});
