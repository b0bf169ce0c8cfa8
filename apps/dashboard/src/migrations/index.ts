import * as migration_20261115_014620_foundation from './20261115_014620_foundation.ts'
import * as migration_20261115_022205_basket_rules from './20261115_022205_basket_rules.ts'
import * as migration_20261115_044429_content_platform from './20261115_044429_content_platform.ts'
import * as migration_20261115_111931_order_desk from './20261115_111931_order_desk.ts'
import * as migration_20261115_142653_search_tuning from './20261115_142653_search_tuning.ts'
import * as migration_20261116_135537_company_pages from './20261116_135537_company_pages.ts'
import * as migration_20261116_142000_line_notes from './20261116_142000_line_notes.ts'
import * as migration_20261116_142500_titles from './20261116_142500_titles.ts'
import * as migration_20261117_193353_company_site from './20261117_193353_company_site.ts'
import * as migration_20261118_000626_company_site_2 from './20261118_000626_company_site_2.ts'
import * as migration_20261118_034138_site_history from './20261118_034138_site_history.ts'
import * as migration_20261118_132717_shared_sections from './20261118_132717_shared_sections.ts'
import * as migration_20261118_162711_site_drafts from './20261118_162711_site_drafts.ts'
import * as migration_20261118_204227_options from './20261118_204227_options.ts'
import * as migration_20261119_032324_delivery_promise from './20261119_032324_delivery_promise.ts'

export const migrations = [
  {
    up: migration_20261115_014620_foundation.up,
    down: migration_20261115_014620_foundation.down,
    name: '20261115_014620_foundation',
  },
  {
    up: migration_20261115_022205_basket_rules.up,
    down: migration_20261115_022205_basket_rules.down,
    name: '20261115_022205_basket_rules',
  },
  {
    up: migration_20261115_044429_content_platform.up,
    down: migration_20261115_044429_content_platform.down,
    name: '20261115_044429_content_platform',
  },
  {
    up: migration_20261115_111931_order_desk.up,
    down: migration_20261115_111931_order_desk.down,
    name: '20261115_111931_order_desk',
  },
  {
    up: migration_20261115_142653_search_tuning.up,
    down: migration_20261115_142653_search_tuning.down,
    name: '20261115_142653_search_tuning',
  },
  {
    up: migration_20261116_135537_company_pages.up,
    down: migration_20261116_135537_company_pages.down,
    name: '20261116_135537_company_pages',
  },
  {
    up: migration_20261116_142000_line_notes.up,
    down: migration_20261116_142000_line_notes.down,
    name: '20261116_142000_line_notes',
  },
  {
    up: migration_20261116_142500_titles.up,
    down: migration_20261116_142500_titles.down,
    name: '20261116_142500_titles',
  },
  {
    up: migration_20261117_193353_company_site.up,
    down: migration_20261117_193353_company_site.down,
    name: '20261117_193353_company_site',
  },
  {
    up: migration_20261118_000626_company_site_2.up,
    down: migration_20261118_000626_company_site_2.down,
    name: '20261118_000626_company_site_2',
  },
  {
    up: migration_20261118_034138_site_history.up,
    down: migration_20261118_034138_site_history.down,
    name: '20261118_034138_site_history',
  },
  {
    up: migration_20261118_132717_shared_sections.up,
    down: migration_20261118_132717_shared_sections.down,
    name: '20261118_132717_shared_sections',
  },
  {
    up: migration_20261118_162711_site_drafts.up,
    down: migration_20261118_162711_site_drafts.down,
    name: '20261118_162711_site_drafts',
  },
  {
    up: migration_20261118_204227_options.up,
    down: migration_20261118_204227_options.down,
    name: '20261118_204227_options',
  },
  {
    up: migration_20261119_032324_delivery_promise.up,
    down: migration_20261119_032324_delivery_promise.down,
    name: '20261119_032324_delivery_promise'
  },
];
