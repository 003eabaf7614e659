import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { lintPlanted } from '../tools/lint-planted.ts';

// The order of the server's rooms stands in oxlint.config.ts. Here: that each folder is in it, that each line bites, and
// that the folders form no circle, whatever the table says.
const table = readTable();

test('each folder of the server has a line in the table, and each line its folder', () => {
  expect([...table.keys()].toSorted()).toEqual([...usedRooms().keys()].toSorted());
});

test('a room uses rooms above its line only, so that there is no circle', () => {
  const before: string[] = [];
  for (const [room, usable] of table) {
    expect([room, usable.filter((each) => !before.includes(each))]).toEqual([room, []]);
    before.push(room);
  }
});

test('the folders of the server form no circle', () => {
  const uses = usedRooms();
  const circleFrom = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way, room];
    for (const next of uses.get(room) ?? []) {
      const circle = circleFrom(next, [...way, room]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const room of uses.keys()) expect(circleFrom(room, [])).toBeUndefined();
});

const planted = [...table].flatMap(([room, usable]) => {
  const closed = [...table.keys()].find((other) => other !== room && !usable.includes(other));
  return closed === undefined ? [] : [{ file: `server/${room}/planted.ts`, closed, room }];
});
const complaints = lintPlanted(
  Object.fromEntries(planted.map(({ file, closed }) => [file, `export * from '../${closed}/a.ts';\n`])),
);

test.each(planted)('$room is refused what its line does not name: $closed', ({ file, room }) => {
  expect(complaints.get(file)?.join('\n') ?? 'no complaint').toContain(`server/${room} may use`);
});

function readTable(): Map<string, string[]> {
  const text = readFileSync('oxlint.config.ts', 'utf8');
  const [, lines = ''] = /const serverRooms[^{]*\{([^}]*)\}/.exec(text) ?? [];
  const rooms = [...lines.matchAll(/^ {2}'?([a-z-]+)'?: \[([^\]]*)\]/gm)];
  return new Map(rooms.map(([, room, list]) => [room!, [...list!.matchAll(/'([a-z-]+)'/g)].map(([, each]) => each!)]));
}

function usedRooms(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const roomOf = (file: string) => relative('server', file).split(sep)[0]!;
  for (const file of globSync('server/*/**/*.ts').filter((each) => !each.endsWith('.test.ts'))) {
    const used = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map(([, target]) => join(dirname(file), target!))
      .filter((target) => target.startsWith(`server${sep}`) && relative('server', target).includes(sep))
      .map(roomOf);
    const room = roomOf(file);
    uses.set(room, new Set([...(uses.get(room) ?? []), ...used.filter((each) => each !== room)]));
  }
  return uses;
}
