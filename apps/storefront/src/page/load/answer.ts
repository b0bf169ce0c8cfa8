/** Ends the loading of a page with another answer: a redirect, or that there is no such page. */
export class Answer extends Error {
  readonly status: 301 | 302 | 404
  readonly location: string | undefined

  private constructor(status: 301 | 302 | 404, location?: string) {
    super(`answered with ${status}`)
    this.status = status
    this.location = location
  }

  static notFound(): Answer {
    return new Answer(404)
  }

  static movedTo(location: string): Answer {
    return new Answer(301, location)
  }

  static foundAt(location: string): Answer {
    return new Answer(302, location)
  }
}
