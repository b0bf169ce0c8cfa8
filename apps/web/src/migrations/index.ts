import * as migration_20261115_014620_foundation from './20261115_014620_foundation.ts'

export const migrations = [
  {
    up: migration_20261115_014620_foundation.up,
    down: migration_20261115_014620_foundation.down,
    name: '20261115_014620_foundation'
  },
];
