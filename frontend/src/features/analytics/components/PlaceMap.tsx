import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Skeleton } from '../../../shared/ui/text';
import { uiMessages } from '../../../shared/ui/ui.messages';
import { dotOf, MAP_ROOM, type MapArea, type MapDrawing } from '../map/map-drawing';
import { loadTaiwan } from '../map/taiwan-map';
import { loadWorld } from '../map/world-map';
import type { NamedClicks } from '../report';
import { fillOf, strengthOf } from '../strength';

interface PlaceMapProps {
  readonly which: 'world' | 'taiwan';
  readonly items: readonly NamedClicks[];
  readonly nameOf: (code: string) => string;
  readonly onPick?: (code: string) => void;
}

const LOADS = { world: loadWorld, taiwan: loadTaiwan } as const;
function useDrawing(which: PlaceMapProps['which']): MapDrawing | null {
  const [drawings, setDrawings] = useState<Partial<Record<PlaceMapProps['which'], MapDrawing>>>({});
  const drawing = drawings[which] ?? null;
  useEffect(() => {
    // Without its map the list beside it still says everything.
    if (drawing === null) {
      void LOADS[which]().then(
        (loaded) => setDrawings((known) => ({ ...known, [which]: loaded })),
        () => undefined,
      );
    }
  }, [which, drawing]);
  return drawing;
}

/** People click from small countries, too. */
const Dot = observer(function Dot({ area }: { readonly area: MapArea }) {
  const dot = dotOf(area);
  return dot && <circle cx={dot.x} cy={dot.y} r={6} />;
});

/** A map coloured by clicks. It is for eyes and pointers alone: the list beside it says the same to everybody. */
const PlaceMap = observer(function PlaceMap({ which, items, nameOf, onPick }: PlaceMapProps) {
  const intl = useIntl();
  const drawing = useDrawing(which);
  if (drawing === null) return <Skeleton variant="rounded" sx={MAP_ROOM[which]} />;
  const counts = new Map(items.map(({ name, totalClicks }) => [name, totalClicks]));
  const greatest = Math.max(...drawing.areas.map(({ code }) => counts.get(code ?? '') ?? 0));
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={drawing.viewBox}
      sx={{
        display: 'block',
        ...MAP_ROOM[which],
        '& path, & circle': { stroke: 'var(--l-palette-background-paper)', strokeWidth: 0.5 },
        '& [data-code]:hover': { strokeWidth: 1.4, stroke: 'var(--l-palette-text-primary)' },
      }}
    >
      {drawing.areas.map((area) => {
        const { key, code } = area;
        const count = counts.get(code ?? '') ?? 0;
        const isPickable = code !== null && count > 0 && onPick !== undefined;
        return (
          <g
            key={key}
            fill={fillOf(strengthOf(count, greatest), 'divider')}
            data-code={code ?? undefined}
            cursor={isPickable ? 'pointer' : undefined}
            onClick={isPickable ? () => onPick(code) : undefined}
          >
            {code !== null && (
              <title>
                {intl.formatMessage(uiMessages.valueOf, {
                  name: nameOf(code),
                  value: intl.formatNumber(count),
                })}
              </title>
            )}
            <path d={area.path} />
            {count > 0 && <Dot area={area} />}
          </g>
        );
      })}
    </Box>
  );
});

export default PlaceMap;
