import { toCruiserRules } from './tools/boundaries/to-cruiser-rules.ts'

export default {
  forbidden: toCruiserRules(),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|^apps/[^/]+/dist/|importMap\\.js|payload-types|\\.css$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/dashboard/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
