import { exceptions, roomOf, rooms } from './tests/lint/rooms.js';

/** A path of one of these rooms: a folder of src/, or a file at its root. */
const within = (names) => `^src/(${names.join('|')})(/|(\\.d)?\\.ts$)`;
const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`;

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `What ${room} may import stands in tests/lint/rooms.js.`,
  severity: 'error',
  from: { path: within([room]), pathNot: Object.keys(exceptions).map(exactly) },
  to: { path: '^src/', pathNot: within([room, ...allowed]) },
}));

const exceptionRules = Object.entries(exceptions).map(([file, more]) => {
  const room = roomOf(file.slice('src/'.length));
  return {
    name: `border-${file}`,
    severity: 'error',
    from: { path: exactly(file) },
    to: { path: '^src/', pathNot: within([room, ...rooms[room], ...more]) },
  };
});

export default {
  forbidden: [
    ...roomRules,
    ...exceptionRules,
    {
      name: 'room-without-a-row',
      comment: 'A new folder or file at the root of src/ needs a row in tests/lint/rooms.js.',
      severity: 'error',
      from: { path: '^src/', pathNot: within(Object.keys(rooms)) },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Imports of types count too: files that need each other are one file, or lack a third.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'nothing-of-the-server-reaches-the-browser',
      severity: 'error',
      from: { path: '^src/.*\\.tsx$' },
      to: {
        // Core modules, which the tool names without their `node:`, and what only a server can run.
        path: '^[a-z_/:]+$|^node_modules/(kysely|hono|sharp|pg|nodemailer|pino)/|^src/(store-api|owner|backends|process|http-front)/',
        reachable: true,
      },
    },
    {
      name: 'src-imports-no-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'tests-quote-the-texts',
      comment: 'A test that imported text.ts would agree with any change of it.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '/text\\.ts$' },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:|#|@medusajs/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
