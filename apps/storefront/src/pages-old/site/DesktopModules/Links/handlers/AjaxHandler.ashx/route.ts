import { answerPartial } from '../../../../../../modules/partials/answer-partial.ts'

export const dynamic = 'force-dynamic'

/** RenderPartial: a part of a module, drawn by the module's own component without a page around it. */
export async function GET(request: Request): Promise<Response> {
  return answerPartial(new URL(request.url).searchParams)
}
