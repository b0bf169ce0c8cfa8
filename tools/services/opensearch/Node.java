import java.util.Arrays;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of OpenSearch in a process of its own. Arguments: its folder, then settings as name=value. */
public final class Node {
    /** All that the shop's index needs beside the core; the rest only makes a start slower. */
    private static final String MODULES = String.join(",",
        "org.opensearch.analysis.common.CommonAnalysisPlugin",
        "org.opensearch.index.mapper.MapperExtrasPlugin",
        "org.opensearch.script.expression.ExpressionPlugin",
        "org.opensearch.transport.Netty4Plugin");

    public static void main(String[] args) throws Exception {
        var runner = new OpenSearchRunner();
        // The runner would look for a free port near 9200; ours are given.
        runner.setMaxHttpPort(-1);
        runner.onBuild((number, settings) -> Arrays.stream(args).skip(1).forEach(setting -> {
            var at = setting.indexOf('=');
            settings.put(setting.substring(0, at), setting.substring(at + 1));
        }));
        runner.build(OpenSearchRunner.newConfigs().basePath(args[0]).numOfNode(1).moduleTypes(MODULES));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                runner.close();
            } catch (Exception failure) {
                failure.printStackTrace();
            }
        }));
        Thread.currentThread().join();
    }
}
